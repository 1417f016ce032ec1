import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canApply, openStates, stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { System } from "../../../platform/system.ts";
import { inBatches } from "../../../platform/lists/in-batches.ts";
import { payStatements } from "./pay-statements.ts";
import { hasStatementIn, listKeysIn, lockRun, updateRun } from "./queries.ts";

/**
 * Pays the statements of a computed run from the top down, so that an upline has what it got before it pays. Dividends of uplines become
 * bills. What was done before is left out.
 */
export async function postRun(system: System, brand: Brand, id: string): Promise<void> {
  const keys = await listKeysIn(system.db, id, statesBefore(STATEMENT, "bill"));
  for (const batch of inBatches(keys, system.config.paymentsAtOnce)) {
    const paying = { at: system.now(), of: "run" } as const;
    await transact(system.db, async (tx) => await payStatements(tx, brand, batch, paying));
  }
  await transact(system.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (!canApply(SETTLEMENT_RUN, run.state, "post", "system") || (await hasStatementIn(tx, id, ["computed"]))) return;
    await updateRun(tx, id, { state: stateAfter(SETTLEMENT_RUN, "post"), postedAt: system.now() });
  });
}

/** Closes a run of which nothing is due. */
export async function closeRun(system: System, id: string): Promise<void> {
  await transact(system.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (!canApply(SETTLEMENT_RUN, run.state, "close", "system")) return;
    if (await hasStatementIn(tx, id, openStates(STATEMENT))) return;
    await updateRun(tx, id, { state: stateAfter(SETTLEMENT_RUN, "close"), closedAt: system.now() });
  });
}
