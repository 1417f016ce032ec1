import { createHash } from "node:crypto";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { DRAW, SETTLED_DRAW, TICKET } from "@baize/domain/lottery/draw-state";
import { canApply, statesBefore } from "@baize/domain/state-machine/machine";
import type { Database } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { provenNumbers } from "../draws/draw-once.ts";
import { findDraw, lockDraw, updateDraw } from "../draws/queries.ts";
import { listSettledTexts } from "./recompute-queries.ts";
import { countWaitingWins, insertSettlement, listSettlements } from "./queries.ts";
import { computeOutcomes } from "./settle-batch.ts";
import { finishSettlement, LOTTERY_RULES_VERSION, settleTicketsOf } from "./settle-draw.ts";

export interface Recomputed {
  readonly numbers: readonly string[];
  readonly digest: string;
  readonly tickets: number;
}

/** Computes a settled draw once more, from its seed, its root and the texts of its tickets. It changes nothing. */
export async function recomputeDraw(db: Database, key: DrawKey): Promise<Recomputed> {
  const draw = await findDraw(db, key);
  if (draw?.state !== SETTLED_DRAW) throw new Refused("There is no settled draw of this number.");
  const numbers = await provenNumbers(draw, draw.seed);
  return await transact(db, async (tx) => {
    await liftTimeouts(tx);
    const hash = createHash("sha256");
    let tickets = 0;
    for await (const batch of listSettledTexts(tx, key)) {
      for (const { ticket, payout } of computeOutcomes(batch, numbers)) {
        hash.update(`${tickets === 0 ? "" : "\n"}${ticket.leaf} ${payout}`);
        tickets += 1;
      }
    }
    return { numbers, digest: hash.digest("hex"), tickets };
  });
}

const CORRECTABLE = statesBefore(TICKET, "correct");

/**
 * Settles a draw again, as a new version: its numbers follow from the seed and the root, whatever was stored, and every ticket's prize
 * from its text. Refuses where that changes nothing. `settleCorrected` posts the differences, in the same transaction.
 */
export async function correctDraw(
  system: System,
  operator: Operator,
  { reason, ...key }: DrawKey & { readonly reason: string },
): Promise<{ readonly version: number }> {
  const { numbers, digest, tickets } = await recomputeDraw(system.db, key);
  return await transact(system.db, async (tx) => {
    const draw = await lockDraw(tx, key);
    const last = (await listSettlements(tx, key)).at(-1);
    if (!last?.settledAt || !canApply(DRAW, draw.state, "correct", "operator") || CORRECTABLE.length === 0)
      throw new Refused("The draw is being settled. Try again when it is settled.");
    if (tickets !== draw.tickets)
      throw new Refused(`The draw closed with ${draw.tickets} tickets and has ${tickets}. Find out why before it is corrected.`);
    if (last.digest === digest && draw.numbers.join(" ") === numbers.join(" "))
      throw new Refused("Nothing differs: the draw is settled as its seed, its root and its tickets say.");
    const waiting = await countWaitingWins(tx, key);
    if (waiting > 0) throw new Refused(`${waiting} wins of the draw wait for an operator (wins list). Decide them first.`);
    const version = last.version + 1;
    const at = system.now();
    const { game, issue } = key;
    await insertSettlement(tx, {
      game,
      issue,
      version,
      rules: LOTTERY_RULES_VERSION,
      numbers: [...numbers],
      reason,
      startedAt: at,
    });
    await updateDraw(tx, key, { numbers: [...numbers], version });
    await writeOperatorAudit(tx, system, operator, {
      brand: ALL_BRANDS,
      action: "lottery.correct",
      details: { ...key, version, reason },
    });
    return { version };
  });
}

/**
 * Settles the tickets of a correction inside the transaction of its approval, one part after another. Several workers would share its one
 * connection: they would release each other's savepoints, and those left when one fails would write after the rollback.
 */
export async function settleCorrected(
  system: System,
  subscribers: readonly RoundSettledSubscriber[],
  key: DrawKey,
  parts: { readonly ticketsInPart?: number } = {},
): Promise<void> {
  await settleTicketsOf(system, subscribers, key, { ...parts, workers: 1 });
  await finishSettlement(system, key);
}
