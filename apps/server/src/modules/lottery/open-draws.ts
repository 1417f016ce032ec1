import { desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { draws, lotteries } from "./schema.ts";
import { seedOf } from "../../seed/seed.ts";
import { dueDraws } from "./sandbox-draw.ts";

/** After a long rest only the newest are made up for: nobody could bet on the others. */
const MOST = 100;

/** Opens every draw that the timetable has due. Running it twice, or on two servers, opens each once. */
export async function openDraws(db: Database, now: Date): Promise<void> {
  const seed = (await seedOf(db)) ?? "";
  for (const lottery of await db.select().from(lotteries)) {
    const [last] = await db
      .select({ at: draws.drawnAt })
      .from(draws)
      .where(eq(draws.lottery, lottery.code))
      .orderBy(desc(draws.drawnAt))
      .limit(1);
    const due = dueDraws(lottery, seed, last?.at ?? new Date(0), now, MOST);
    if (due.length > 0) await db.insert(draws).values(due).onConflictDoNothing();
  }
}
