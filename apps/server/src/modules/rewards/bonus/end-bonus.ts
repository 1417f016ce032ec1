import { and, eq } from "drizzle-orm";
import { BONUS, type BonusEvent } from "@baize/domain/rewards/bonus/state";
import { PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { nextState, statesBefore } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { bonuses, participations } from "../schema.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";

export type BonusRow = typeof bonuses.$inferSelect;

/** The bonus as it stands, to be read after `lockMember`. */
export async function bonusOf(tx: Transaction, memberId: string, id: string): Promise<BonusRow | undefined> {
  const [row] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.id, id)));
  return row;
}

/**
 * Ends a bonus: played through it goes to cash, else back to the house. False when its state does not allow that. The
 * only way on which bonus money leaves the bonus account.
 */
export async function endBonus(
  tx: Transaction,
  to: Beneficiary,
  bonus: BonusRow,
  event: Exclude<BonusEvent, "grant" | "complete">,
): Promise<boolean> {
  const by = event === "expire" ? "system" : "member";
  const state = nextState(BONUS, bonus.state, event, by);
  if (!state) return false;
  const { owner, now: at } = to;
  const won = event === "claim";
  const move = { posting: won ? "bonus-release" : "bonus-return", owner, amount: bonus.amount, ref: bonus.id } as const;
  await post(runIn(tx), move, { txId: newId(), at });
  await tx
    .update(bonuses)
    .set({ state, closedAt: at })
    .where(and(eq(bonuses.memberId, owner.id), eq(bonuses.id, bonus.id)));
  if (bonus.source === "promotion") await endParticipation(tx, to, bonus.ref, won ? "complete" : "expire", by);
  return true;
}

/** The member's part in the promotion that the bonus came from ends with it. */
async function endParticipation(
  tx: Transaction,
  { owner }: Beneficiary,
  promotionId: string,
  event: "complete" | "expire",
  by: "member" | "system",
): Promise<void> {
  const mine = and(eq(participations.memberId, owner.id), eq(participations.promotionId, promotionId));
  const [part] = await tx.select({ state: participations.state }).from(participations).where(mine);
  // A part that the bonus did not start is not ended by it.
  if (!part || !statesBefore(PARTICIPATION, "complete").includes(part.state)) return;
  const state = nextState(PARTICIPATION, part.state, event, by);
  if (state) await tx.update(participations).set({ state }).where(mine);
}
