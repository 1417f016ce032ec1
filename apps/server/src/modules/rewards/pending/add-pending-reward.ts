import type { Transaction } from "../../../platform/database/database.ts";
import { dues } from "../schema.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import type { Grant } from "../grants/grant-reward.ts";

/** Puts a reward into the member's reward centre, once for its source and ref, and says so. Its id; undefined when it was there. */
export async function addPendingReward(
  tx: Transaction,
  { owner, brand, now: at }: Beneficiary,
  { source, ref, titles, amount, times, days }: Omit<Grant, "weights">,
  expiresAt: Date,
): Promise<string | undefined> {
  const { id: memberId, currency } = owner;
  const id = newId();
  const kept = await tx
    .insert(dues)
    .values({ memberId, id, brand, source, ref, titles, currency, amount, times, days, at, expiresAt })
    .onConflictDoNothing()
    .returning({ id: dues.id });
  if (kept.length === 0) return undefined;
  await notifyMember(tx, memberId, "reward_due", { titles, amount: { minor: amount, currency } }, at);
  return id;
}
