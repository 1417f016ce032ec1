import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { canApply } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts, tuneForSums } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { computeStatements } from "./compute-statements.ts";
import { findRun, listTexts } from "./operator-queries.ts";
import type { RunRow } from "./queries.ts";

/** Computes the statements of a run, and names the contracts of which another text is stored, or none. */
async function compare(tx: Transaction, brand: Brand, run: RunRow) {
  await liftTimeouts(tx);
  await tuneForSums(tx);
  const differ: string[] = [];
  let computed = 0;
  for await (const batch of computeStatements(tx, brand, run)) {
    computed += batch.length;
    const members = batch.map(({ contract }) => contract.memberId);
    const stored = await listTexts(tx, run.id, members);
    for (const { contract, text } of batch) if (!stored.has(text)) differ.push(contract.id);
  }
  return { computed, differ };
}

/** Computes a run once more and compares it to the byte with what is stored. It changes no money and no statement. */
export async function recomputeRun(system: System, operator: Operator, code: string, id: string) {
  const { db, brands } = system;
  const brand = brands.of(await loadBrand(db, code));
  const run = await findRun(db, code, id);
  if (!run || canApply(SETTLEMENT_RUN, run.state, "compute", "operator"))
    throw new Refused("There is no computed run of this id.");
  const { computed, differ } = await transact(db, async (tx) => await compare(tx, brand, run));
  const same = differ.length === 0 && run.statements === computed;
  await writeOperatorAudit(db, system, operator, { brand: code, action: "settlement.rerun", details: { run: id, same } });
  return { run: id, stored: run.statements, computed, differ, same };
}
