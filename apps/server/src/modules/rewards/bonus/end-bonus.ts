import { BONUS, type BonusEvent } from "@baize/domain/rewards/bonus/state";
import { PARTICIPATION } from "@baize/domain/rewards/promotion/status";
import { type Actor, nextState, statesBefore } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import { changeParticipation, findParticipation } from "../promotions/queries.ts";
import { type BonusRow, closeBonus } from "./queries.ts";

type Ending = Exclude<BonusEvent, "grant" | "complete" | "take_back">;

const ACTORS = { claim: "member", give_up: "member", expire: "system", revoke: "operator" } as const satisfies Record<
  Ending,
  Actor
>;

/**
 * Ends a bonus: a fully wagered one becomes cash, any other returns to the brand. False when its state does not allow the
 * event. Bonus money leaves the bonus account here alone.
 */
export async function endBonus(tx: Transaction, to: Beneficiary, bonus: BonusRow, event: Ending): Promise<boolean> {
  const by = ACTORS[event];
  const state = nextState(BONUS, bonus.state, event, by);
  if (!state) return false;
  const { owner, now: at } = to;
  const won = event === "claim";
  const move = { posting: won ? "bonus-release" : "bonus-return", owner, amount: bonus.amount, ref: bonus.id } as const;
  await post(runIn(tx), move, { txId: newId(), at });
  await closeBonus(tx, bonus, state, at);
  if (bonus.source === "promotion")
    await endParticipation(tx, to, bonus.ref, won ? "complete" : "expire", by === "operator" ? "system" : by);
  return true;
}

/** Ends the member's participation in the promotion that the bonus came from. */
async function endParticipation(
  tx: Transaction,
  { owner }: Beneficiary,
  promotionId: string,
  event: "complete" | "expire",
  by: "member" | "system",
): Promise<void> {
  const part = await findParticipation(tx, owner.id, promotionId);
  // A participation that the bonus did not start is not ended by it.
  if (!part || !statesBefore(PARTICIPATION, "complete").includes(part.state)) return;
  const state = nextState(PARTICIPATION, part.state, event, by);
  if (state) await changeParticipation(tx, part, { state });
}
