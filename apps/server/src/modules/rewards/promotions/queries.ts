import { notReversed } from "../../../ledger/not-reversed.ts";
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { promotions } from "../promotion-schema.ts";
import { PARTICIPATION, type Participation, type PromotionEvent } from "@baize/domain/rewards/promotion/status";
import { nextState, statesBefore } from "@baize/domain/state-machine/machine";
import { transfers } from "../../../ledger/schema.ts";
import { members } from "../../identity/schema.ts";
import { participations, raffleDraws } from "../schema.ts";
import { inStates } from "../../../platform/database/states.ts";
import type { Prize } from "@baize/domain/rewards/promotion/raffle";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";

export type PromotionRow = typeof promotions.$inferSelect;

const SHOWN_AFTER_MS = 30 * 86_400_000;

/** Promotions that are to come, running, or over for less than a month. */
export async function listShownPromotions({ system, brand, now }: RequestContext): Promise<PromotionRow[]> {
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

export type PartRow = typeof participations.$inferSelect;

export async function listParticipations(db: Executor, { member }: MemberContext): Promise<PartRow[]> {
  return await db.select().from(participations).where(eq(participations.memberId, member.id)).limit(500);
}

/** Of any member; read it after `lockBeneficiary` where it decides anything. */
export async function findParticipation(tx: Executor, memberId: string, promotionId: string): Promise<PartRow | undefined> {
  const [row] = await tx
    .select()
    .from(participations)
    .where(and(eq(participations.memberId, memberId), eq(participations.promotionId, promotionId)));
  return row;
}

export async function changeParticipation(
  tx: Executor,
  { memberId, promotionId }: PartRow,
  change: Partial<Pick<PartRow, "state" | "reason" | "decidedAt">>,
): Promise<void> {
  await tx
    .update(participations)
    .set(change)
    .where(and(eq(participations.memberId, memberId), eq(participations.promotionId, promotionId)));
}

/** Applications that wait for an operator, the oldest first. */
export async function listPromotionApplications(db: Executor, operator: Operator, limit: number) {
  return await db
    .select({ part: participations, username: members.username, texts: promotions.texts })
    .from(participations)
    .innerJoin(members, eq(members.id, participations.memberId))
    .innerJoin(promotions, eq(promotions.id, participations.promotionId))
    .where(and(inStates(participations.state, statesBefore(PARTICIPATION, "approve")), inBrands(members.brand, operator)))
    .orderBy(asc(participations.startedAt))
    .limit(limit);
}

/** The member's participation, to be read after `lockBeneficiary`. */
export const findOwnParticipation = async (tx: Transaction, { member }: MemberContext, promotionId: string) =>
  await findParticipation(tx, member.id, promotionId);

export async function findVipLevel(db: Executor, { member }: MemberContext): Promise<number> {
  const [row] = await db.select({ level: members.vipLevel }).from(members).where(eq(members.id, member.id));
  return row?.level ?? 0;
}

/** The sum of the member's deposits since an instant, by the ledger, without reversed ones. */
export async function sumDepositsSince(db: Executor, memberId: string, since: Date): Promise<bigint> {
  const kept = sql.raw(notReversed("transfers"));
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${transfers.amount}), 0)::text` })
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.kind, "deposit"), gt(transfers.at, since), kept));
  return BigInt(row?.sum ?? "0");
}

interface Step {
  readonly event: PromotionEvent;
  readonly before: PartRow | undefined;
  /** The text of an application, and its pictures. */
  readonly said?: { readonly remark: string; readonly images: string[] };
}

/** Writes the step of an event. Throws for an edge that the table does not have: the caller must check before. */
export async function takeStep(
  tx: Transaction,
  ctx: MemberContext,
  promotionId: string,
  { event, before, said: words }: Step,
): Promise<Participation> {
  const state = nextState(PARTICIPATION, before?.state ?? null, event, "member");
  if (!state) throw new Error(`No edge ${event} from ${before?.state ?? "none"}`);
  const said = words ? { ...words, reason: "", decidedAt: null } : {};
  await tx
    .insert(participations)
    .values({ memberId: ctx.member.id, promotionId, brand: ctx.brand.code, state, startedAt: ctx.now, ...said })
    .onConflictDoUpdate({
      target: [participations.memberId, participations.promotionId],
      set: { state, ...said, ...(event === "apply" ? { startedAt: ctx.now } : {}) },
    });
  return state;
}

/** Promotions of the brand by id, ended ones included. */
export async function listPromotionsById({ system, brand }: MemberContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await system.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.brand, brand.code), inArray(promotions.id, [...ids])));
}

/** The requested draw, or the first that is open. */
export async function findRaffle(ctx: MemberContext, id: string | undefined): Promise<PromotionRow | undefined> {
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
export async function countDrawsOn(db: Executor, { member }: MemberContext, promotionId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(raffleDraws)
    .where(and(eq(raffleDraws.memberId, member.id), eq(raffleDraws.promotionId, promotionId), eq(raffleDraws.day, day)));
  return row?.count ?? 0;
}

export async function listLastDraws({ system, member }: MemberContext, promotionId: string) {
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
