import { and, asc, count, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Prize } from "@baize/domain/rewards/promotion/raffle";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { promotions } from "../promotion-schema.ts";
import { raffleDraws } from "../schema.ts";
import { findPromotion, type PromotionRow } from "./queries.ts";

/** The requested draw, or the first that is open. */
export async function raffleOf(ctx: MemberContext, id: string | undefined): Promise<PromotionRow | undefined> {
  if (id !== undefined) {
    const row = await findPromotion(ctx, id);
    return row?.way === "raffle" ? row : undefined;
  }
  const [row] = await ctx.system.db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.brand, ctx.brand.code),
        eq(promotions.way, "raffle"),
        lte(promotions.startsAt, ctx.now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, ctx.now)),
      ),
    )
    .orderBy(asc(promotions.position))
    .limit(1);
  return row;
}

export const prizesOf = ({ offer }: PromotionRow): Prize[] =>
  (offer?.prizes ?? []).map(({ amount, weight }) => ({ amount: BigInt(amount), weight }));

/** Draws of one business day (`yyyy-MM-dd`). */
export async function drawsOn(db: Executor, { member }: MemberContext, promotionId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(raffleDraws)
    .where(and(eq(raffleDraws.memberId, member.id), eq(raffleDraws.promotionId, promotionId), eq(raffleDraws.day, day)));
  return row?.count ?? 0;
}

export async function lastDraws({ system, member }: MemberContext, promotionId: string) {
  return await system.db
    .select({ amount: raffleDraws.amount, at: raffleDraws.at })
    .from(raffleDraws)
    .where(and(eq(raffleDraws.memberId, member.id), eq(raffleDraws.promotionId, promotionId)))
    .orderBy(desc(raffleDraws.at))
    .limit(30);
}

export async function insertRaffleDraw(db: Executor, draw: typeof raffleDraws.$inferInsert): Promise<void> {
  await db.insert(raffleDraws).values(draw);
}
