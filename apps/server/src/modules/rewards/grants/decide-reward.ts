import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { nextState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { changeExchange, type Exchange, findExchange, returnGoods } from "../points/queries.ts";
import { changeParticipation, findParticipation, findAnyPromotion } from "../promotions/queries.ts";
import type { Beneficiary } from "./beneficiary.ts";
import { findBeneficiary } from "./queries.ts";
import { lockBeneficiary } from "./grant-reward.ts";
import { movePoints } from "../points/post-points.ts";

/** The decided request: a member's application (`id` of the promotion) or exchange of points (`id` of the exchange). */
export interface RewardDecision {
  readonly what: "application" | "exchange";
  readonly member: string;
  readonly id: string;
  readonly approve: boolean;
  /** Shown to the member when it is declined. */
  readonly reason: string;
}

async function decideApplication(tx: Transaction, to: Beneficiary, { id, approve, reason }: RewardDecision): Promise<boolean> {
  const part = await findParticipation(tx, to.owner.id, id);
  const promotion = await findAnyPromotion(tx, id);
  const state = part && nextState(PARTICIPATION, part.state, approve ? "approve" : "reject", "operator");
  if (!state || !promotion) return false;
  await changeParticipation(tx, part, { state, reason, decidedAt: to.now });
  const titles = Object.fromEntries(Object.entries(promotion.texts).map(([language, { title }]) => [language, title]));
  const amount = { minor: BigInt(promotion.offer?.amount ?? "0"), currency: to.owner.currency };
  const type = approve ? "application_approved" : "application_rejected";
  await notifyMember(tx, to.owner.id, type, { titles, amount, reason }, to.now);
  return true;
}

/** Returns points, money and goods. */
async function returnExchange(tx: Transaction, to: Beneficiary, exchange: Exchange): Promise<void> {
  const { id, points, amount } = exchange;
  await movePoints(tx, to, { kind: "points-return", ref: id, points: BigInt(points) });
  await returnGoods(tx, exchange);
  if (amount === 0n) return;
  const { owner, now: at } = to;
  await post(runIn(tx), { posting: "redeem-return", owner, amount, ref: id }, { txId: newId(), at });
}

async function decideExchange(tx: Transaction, to: Beneficiary, { id, approve, reason }: RewardDecision): Promise<boolean> {
  const exchange = await findExchange(tx, to.owner.id, id);
  const state = exchange && nextState(REDEMPTION, exchange.state, approve ? "approve" : "reject", "operator");
  if (!exchange || !state) return false;
  if (!approve) await returnExchange(tx, to, exchange);
  await changeExchange(tx, exchange, { state, remark: reason, decidedAt: to.now });
  const type = approve ? "redemption_approved" : "redemption_rejected";
  await notifyMember(tx, to.owner.id, type, { titles: exchange.titles, reason }, to.now);
  return true;
}

/** Applies an operator's decision with its audit line, once. Throws `Refused` where nothing waits under the id. */
export async function decideReward(system: System, decision: RewardDecision, operator: Operator): Promise<void> {
  const { what, member, id, approve, reason } = decision;
  await transact(system.db, async (tx) => {
    const to = await findBeneficiary(tx, member, system.now());
    const none = new Refused(`No ${what} waits under this id.`);
    if (!to) throw none;
    await lockBeneficiary(tx, to);
    const decide = what === "application" ? decideApplication : decideExchange;
    if (!(await decide(tx, to, decision))) throw none;
    const line = { brand: to.brand, memberId: to.owner.id, action: `operator.${what}`, details: { id, approve, reason } };
    await writeOperatorAudit(tx, system, operator, line);
  });
}
