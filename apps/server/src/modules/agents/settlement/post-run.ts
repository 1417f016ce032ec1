import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canApply, openStates, stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import { transact } from "../../../platform/database/retry.ts";
import { runIn } from "../../../platform/database/raw.ts";
import type { System } from "../../../platform/system.ts";
import { billStatement, payStatement } from "./pay-statement.ts";
import { hasStatementIn, listStatements, lockRun, type StatementRow, updateRun } from "./queries.ts";

/** Whether a statement is billed to the upline, and not paid at once. */
export const isBill = ({ type, uplineId, amount }: StatementRow): boolean =>
  type === "dividend" && uplineId !== null && amount !== 0n;

/** Statements that are paid in one transaction: a commit costs more than most of them. */
const BATCH = 50;

/** In the order of their list. All members are locked first, in the one order, so that no two batches wait for each other in a circle. */
async function postStatements(system: System, brand: Brand, rows: readonly StatementRow[]): Promise<void> {
  const at = system.now();
  await transact(system.db, async (tx) => {
    await lockMembers(
      runIn(tx),
      ...rows.flatMap(({ memberId, uplineId }) => [memberId, ...(uplineId === null ? [] : [uplineId])]),
    );
    for (const row of rows)
      if (isBill(row)) await billStatement(tx, brand, row, at);
      else await payStatement(tx, brand, row, { at, guaranteed: true });
  });
}

/**
 * Pays the statements of a computed run from the top down, so that an upline has what it got before it pays. Dividends of uplines become
 * bills. What was done before is left out.
 */
export async function postRun(system: System, brand: Brand, id: string): Promise<void> {
  const computed = new Set<string>(statesBefore(STATEMENT, "bill"));
  const rows = (await listStatements(system.db, id)).filter(({ state }) => computed.has(state));
  for (let start = 0; start < rows.length; start += BATCH) await postStatements(system, brand, rows.slice(start, start + BATCH));
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
