import { BONUS, requiredFor } from "@baize/domain/rewards/bonus/state";
import type { RewardSource } from "@baize/domain/rewards/kinds";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { insertBonus } from "../bonus/queries.ts";
import type { Titles } from "../schema.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { lockMembers } from "../../../ledger/locks.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "./beneficiary.ts";

const DAY_MS = 86_400_000;

export interface Grant {
  readonly source: RewardSource;
  /** The reason of the grant: a bonus is granted once for one source and ref. */
  readonly ref: string;
  readonly titles: Titles;
  readonly amount: bigint;
  /** How often it must be wagered; 0 is paid as cash at once. */
  readonly times: number;
  readonly days: number;
  readonly weights?: Readonly<Record<string, number>>;
}

export interface Granted {
  readonly bonusId: string | null;
  readonly required: bigint;
}

/**
 * Until the end of the transaction no bet, settlement or other reward of this member runs. Every verb that grants, takes or
 * ends a reward begins with it.
 */
export async function lockBeneficiary(tx: Transaction, { owner }: Beneficiary): Promise<void> {
  await lockMembers(runIn(tx), owner.id);
}

/** Pays from the promotions account: cash at once, or a bonus to be wagered. Call it after `lockBeneficiary`. */
export async function grantReward(tx: Transaction, to: Beneficiary, grant: Grant): Promise<Granted> {
  const { owner, now: at } = to;
  const occasion = { txId: newId(), at };
  const { amount } = grant;
  if (grant.times === 0) {
    await post(runIn(tx), { posting: "reward", owner, amount, ref: `${grant.source}/${grant.ref}` }, occasion);
    return { bonusId: null, required: 0n };
  }
  const bonusId = newId();
  const required = requiredFor(amount, grant.times);
  await insertBonus(tx, {
    memberId: owner.id,
    id: bonusId,
    brand: to.brand,
    source: grant.source,
    ref: grant.ref,
    titles: grant.titles,
    currency: owner.currency,
    amount,
    required,
    weights: { ...grant.weights },
    state: initialState(BONUS),
    grantedAt: at,
    expiresAt: new Date(at.getTime() + grant.days * DAY_MS),
  });
  await post(runIn(tx), { posting: "bonus-grant", owner, amount, ref: bonusId }, occasion);
  const { currency } = owner;
  const facts = { titles: grant.titles, amount: { minor: amount, currency }, required: { minor: required, currency } };
  await notifyMember(tx, owner.id, "bonus_granted", facts, at);
  return { bonusId, required };
}
