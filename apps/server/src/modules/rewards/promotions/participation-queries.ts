import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { PARTICIPATION, type Participation, type PromotionEvent } from "@baize/domain/rewards/promotion/status";
import { nextState, statesBefore } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { promotions } from "../promotion-schema.ts";
import { transfers } from "../../../ledger/schema.ts";
import { members } from "../../identity/schema.ts";
import { participations } from "../schema.ts";
import { inStates } from "../../../platform/database/states.ts";

export type PartRow = typeof participations.$inferSelect;

export async function partsOf(db: Executor, { member }: MemberContext): Promise<PartRow[]> {
  return await db.select().from(participations).where(eq(participations.memberId, member.id)).limit(500);
}

/** Of any member; read it after `lockMember` where it decides anything. */
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
export async function listApplications(db: Executor, limit: number) {
  return await db
    .select({ part: participations, username: members.username, texts: promotions.texts })
    .from(participations)
    .innerJoin(members, eq(members.id, participations.memberId))
    .innerJoin(promotions, eq(promotions.id, participations.promotionId))
    .where(inStates(participations.state, statesBefore(PARTICIPATION, "approve")))
    .orderBy(asc(participations.startedAt))
    .limit(limit);
}

/** The member's participation, to be read after `lockMember`. */
export const partOf = async (tx: Transaction, { member }: MemberContext, promotionId: string) =>
  await findParticipation(tx, member.id, promotionId);

export async function vipLevelOf(db: Executor, { member }: MemberContext): Promise<number> {
  const [row] = await db.select({ level: members.vipLevel }).from(members).where(eq(members.id, member.id));
  return row?.level ?? 0;
}

/** What the member has deposited since an instant, by the ledger. */
export async function depositedSince(db: Executor, { member }: MemberContext, since: Date): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${transfers.amount}), 0)::text` })
    .from(transfers)
    .where(and(eq(transfers.memberId, member.id), eq(transfers.kind, "deposit"), gt(transfers.at, since)));
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
export async function promotionsOf({ system, brand }: MemberContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await system.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.brand, brand.code), inArray(promotions.id, [...ids])));
}
