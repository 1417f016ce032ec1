import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { nextState } from "@baize/domain/state-machine/machine";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { promotions } from "../promotion-schema.ts";
import { members } from "../../identity/schema.ts";
import { participations, redemptions } from "../schema.ts";
import { audit } from "../../../platform/schema.ts";
import { rewards } from "../mall-schema.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "./beneficiary.ts";
import { lockMember } from "./grant-reward.ts";
import { movePoints } from "../points/post-points.ts";

/** What an operator decides on: a member's application (`id` of the promotion) or exchange of points (`id` of its own). */
export interface RewardDecision {
  readonly what: "application" | "exchange";
  readonly member: string;
  readonly id: string;
  readonly approve: boolean;
  /** Shown to the member when it is declined. */
  readonly reason: string;
  /** Who decides, for the audit trail. */
  readonly by: string;
}

async function memberOf(tx: Transaction, id: string, now: Date): Promise<Beneficiary | undefined> {
  const [row] = await tx
    .select({ book: members.book, brand: brands.code, house: brands.house, config: brands.config })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(eq(members.id, id));
  if (!row) return undefined;
  const { currency } = z.object({ currency: z.string() }).parse(row.config);
  const owner = { id, book: row.book === "demo" ? "demo" : "real", currency } as const;
  return { owner, house: row.house, brand: row.brand, now };
}

async function decideApplication(tx: Transaction, to: Beneficiary, { id, approve, reason }: RewardDecision): Promise<boolean> {
  const mine = and(eq(participations.memberId, to.owner.id), eq(participations.promotionId, id));
  const [part] = await tx.select().from(participations).where(mine);
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, id));
  const state = part && nextState(PARTICIPATION, part.state, approve ? "approve" : "reject", "operator");
  if (!state || !promotion) return false;
  await tx.update(participations).set({ state, reason, decidedAt: to.now }).where(mine);
  const titles = Object.fromEntries(Object.entries(promotion.texts).map(([language, { title }]) => [language, title]));
  const amount = { minor: BigInt(promotion.offer?.amount ?? "0"), currency: to.owner.currency };
  const type = approve ? "application_approved" : "application_rejected";
  await notifyMember(tx, to.owner.id, type, { titles, amount, reason }, to.now);
  return true;
}

type Exchange = typeof redemptions.$inferSelect;

/** Points, money and goods go back to where they were. */
async function giveBack(tx: Transaction, to: Beneficiary, { id, points, amount, quantity, rewardId }: Exchange): Promise<void> {
  await movePoints(tx, to, { kind: "points-return", ref: id, points: BigInt(points) });
  await tx
    .update(rewards)
    .set({ exchanged: sql`${rewards.exchanged} - ${quantity}` })
    .where(eq(rewards.id, rewardId));
  if (amount === 0n) return;
  const { owner, now: at } = to;
  await post(runIn(tx), { posting: "redeem-return", owner, amount, ref: id }, { txId: newId(), at });
}

async function decideExchange(tx: Transaction, to: Beneficiary, { id, approve, reason }: RewardDecision): Promise<boolean> {
  const mine = and(eq(redemptions.memberId, to.owner.id), eq(redemptions.id, id));
  const [exchange] = await tx.select().from(redemptions).where(mine);
  const state = exchange && nextState(REDEMPTION, exchange.state, approve ? "approve" : "reject", "operator");
  if (!exchange || !state) return false;
  if (!approve) await giveBack(tx, to, exchange);
  await tx.update(redemptions).set({ state, remark: reason, decidedAt: to.now }).where(mine);
  const type = approve ? "redemption_approved" : "redemption_rejected";
  await notifyMember(tx, to.owner.id, type, { titles: exchange.titles, reason }, to.now);
  return true;
}

/** Carries out an operator's decision with its audit line, once; false where there is nothing to decide (any more). */
export async function decideReward(db: Database, decision: RewardDecision, now: Date): Promise<boolean> {
  return await transact(db, async (tx) => {
    const to = await memberOf(tx, decision.member, now);
    if (!to) return false;
    await lockMember(tx, to);
    const decide = decision.what === "application" ? decideApplication : decideExchange;
    if (!(await decide(tx, to, decision))) return false;
    const { what, id, approve, reason, by } = decision;
    await tx.insert(audit).values({
      id: newId(),
      brand: to.brand,
      memberId: to.owner.id,
      action: `operator.${what}`,
      details: { id, approve, reason },
      requestId: `operator ${by}`,
      address: "operator",
      at: now,
    });
    return true;
  });
}
