import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { promotions } from "../promotion-schema.ts";

export type PromotionRow = typeof promotions.$inferSelect;

const SHOWN_AFTER_MS = 30 * 86_400_000;

/** Promotions that are to come, running, or over for less than a month. */
export async function shownPromotions({ system, brand, now }: RequestContext): Promise<PromotionRow[]> {
  const since = new Date(now.getTime() - SHOWN_AFTER_MS);
  return await system.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.brand, brand.code), or(isNull(promotions.endsAt), gt(promotions.endsAt, since))))
    .orderBy(asc(promotions.position))
    .limit(200);
}

export async function findPromotion({ system, brand }: RequestContext, id: string): Promise<PromotionRow | undefined> {
  const [row] = await system.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.brand, brand.code), sql`${promotions.id}::text = ${id}`));
  return row;
}

/** Of any brand, for an operator. */
export async function findAnyPromotion(db: Executor, id: string): Promise<PromotionRow | undefined> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  return row;
}
