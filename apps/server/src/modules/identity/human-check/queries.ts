import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { captchas } from "../schema.ts";

export async function addCaptcha(db: Database, row: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(row);
}

/** Deletes a captcha and answers it; undefined for one that is unknown or over. */
export async function takeCaptcha(db: Database, id: string, now: Date) {
  const [row] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, now)))
    .returning();
  return row;
}
