import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import type { Grant } from "../grants/grant-reward.ts";
import { insertPendingReward } from "./queries.ts";

/**
 * Adds a reward to the member's reward centre with a notification, once for its source and ref. Its id; undefined when it
 * existed.
 */
export async function addPendingReward(
  tx: Transaction,
  { owner, brand, now: at }: Beneficiary,
  { source, ref, titles, amount, times, days }: Omit<Grant, "weights">,
  expiresAt: Date,
): Promise<string | undefined> {
  const { id: memberId, currency } = owner;
  const id = newId();
  const row = { memberId, id, brand, source, ref, titles, currency, amount, times, days, at, expiresAt };
  if (!(await insertPendingReward(tx, row))) return undefined;
  await notifyMember(tx, memberId, "reward_due", { titles, amount: { minor: amount, currency } }, at);
  return id;
}
