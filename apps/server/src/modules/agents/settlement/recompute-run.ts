import { loadBrand } from "../../../platform/brand/queries.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { computeStatements } from "./compute-statements.ts";
import { findRun, listTexts } from "./operator-queries.ts";

/** Computes a run once more and compares it to the byte with what is stored. It changes no money and no statement. */
export async function recomputeRun(system: System, operator: Operator, code: string, id: string) {
  const { db, brands } = system;
  const brand = brands.of(await loadBrand(db, code));
  const run = await findRun(db, code, id);
  if (!run || run.state === "open") throw new Refused("There is no computed run of this id.");
  const stored = await listTexts(db, id);
  const differ: string[] = [];
  let statements = 0;
  for await (const batch of computeStatements(db, brand, run))
    for (const { contract, text } of batch) {
      statements += 1;
      if (!stored.has(text)) differ.push(contract.id);
    }
  const same = differ.length === 0 && stored.size === statements;
  await writeOperatorAudit(db, system, operator, { brand: code, action: "settlement.rerun", details: { run: id, same } });
  return { run: id, stored: stored.size, computed: statements, differ, same };
}
