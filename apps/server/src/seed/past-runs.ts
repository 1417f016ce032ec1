import { eq } from "drizzle-orm";
import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { rollUpBrand } from "../modules/agents/play-hours/roll-up-play.ts";
import { signRun, storeStatements } from "../modules/agents/settlement/compute-run.ts";
import { newRun } from "../modules/agents/settlement/open-run.ts";
import type { RunRow, StatementRow } from "../modules/agents/settlement/queries.ts";
import { dueWindows, listTypes } from "../modules/agents/settlement/run-settlements.ts";
import { settlementStatements } from "../modules/agents/settlement/schema.ts";
import type { Brand } from "../platform/brand/brand.ts";
import type { Transaction } from "../platform/database/database.ts";
import { loadStatementKeys } from "../platform/security/statement-key.ts";

const MINUTE_MS = 60_000;

/** A run and its statements, as the settlement computed them. */
export interface PastRun {
  readonly run: RunRow;
  readonly statements: readonly StatementRow[];
}

/** When the settlement, which runs each minute, settled a window. */
const settledAt = (end: number, now: Date): Date => new Date(Math.min(end + MINUTE_MS, now.getTime()));

/**
 * Computes and signs the run of every window that is over, by the rules and statements of the settlement itself. All play of the
 * past is rolled up before, each round in its own window. The runs are not stored: what was paid of them is not known yet.
 */
export async function computePastRuns(tx: Transaction, brand: Brand, now: Date): Promise<PastRun[]> {
  await rollUpBrand(tx, brand);
  const { privateKey } = await loadStatementKeys(tx, []);
  const runs: RunRow[] = [];
  for (const kinds of await listTypes(tx, brand.code))
    for await (const due of dueWindows(tx, brand, kinds, now.getTime())) {
      const at = settledAt(due.window.end, now);
      const first = { version: 1, corrections: 0, leftOut: [] };
      const nothing = { statements: 0, amount: 0n, root: "", signed: "", computedAt: at, postedAt: at, closedAt: at };
      const run: RunRow = { ...newRun(brand, due, at), ...first, ...nothing, state: stateAfter(SETTLEMENT_RUN, "compute") };
      const result = await storeStatements(tx, brand, run);
      runs.push({ ...run, ...result, signed: await signRun(run, result, privateKey) });
    }
  const lastEnd = runs.map(({ windowEnd }) => windowEnd.getTime()).reduce((last, end) => Math.max(last, end), 0);
  await rollUpBrand(tx, brand, new Date(lastEnd));
  const stored = await tx.select().from(settlementStatements).where(eq(settlementStatements.brand, brand.code));
  const byRun = Map.groupBy(stored, ({ runId }) => runId);
  return runs.map((run) => ({ run, statements: byRun.get(run.id) ?? [] }));
}
