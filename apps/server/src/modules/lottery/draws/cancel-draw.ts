import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { DRAW } from "@baize/domain/lottery/draw-state";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { refundDraw } from "../settlement/refund-draw.ts";
import { closeLocked } from "./close-draw.ts";
import { openDraw } from "./open-draw.ts";
import { findDraw, lockDraw, updateDraw } from "./queries.ts";

async function requireDraw(system: System, key: DrawKey): Promise<void> {
  if (!(await findDraw(system.db, key))) throw new Refused(`There is no draw ${key.issue} of ${key.game}.`);
}

/**
 * Closes a draw before its time: later tickets are refused, and the numbers come when they were to come. Answers, and stores, when it
 * would have closed by its timetable.
 */
export async function closeEarly(system: System, operator: Operator, key: DrawKey) {
  await requireDraw(system, key);
  // Between its time to open and the job that opens it, it takes tickets.
  await openDraw(system, key);
  return await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (!canApply(DRAW, draw.state, "close", "operator"))
      throw new Refused(`The draw is ${draw.state}: only an open one can be closed.`);
    const closedAt = await closeLocked(system, tx, draw);
    const times = { planned: draw.closesAt.toISOString(), closed: closedAt.toISOString(), draws: draw.drawsAt.toISOString() };
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "lottery.close", details: { ...key, ...times } });
    return { ...key, ...times };
  });
}

/**
 * Cancels a draw that has no numbers yet, and gives its stakes back. Its seed is revealed, so that anyone can compute the numbers that it
 * would have had. Its own job marks it as over, after the chases that waited for it.
 */
export async function cancelDraw(system: System, operator: Operator, { reason, ...key }: DrawKey & { readonly reason: string }) {
  await requireDraw(system, key);
  const state = stateAfter(DRAW, "cancel");
  await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    if (draw.state === state) throw new Refused("The draw is cancelled already.");
    if (!canApply(DRAW, draw.state, "cancel", "operator"))
      throw new Refused(`The draw is ${draw.state}: a draw that has its numbers is corrected, not cancelled.`);
    const seed = (await system.keys.sealing(tx)).unseal(draw.sealedSeed);
    await updateDraw(tx, key, { state, seed, reason });
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "lottery.cancel", details: { ...key, reason } });
  });
  await refundDraw(system, key);
  return { ...key, state, reason };
}
