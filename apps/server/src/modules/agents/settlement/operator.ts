import * as z from "zod";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, id, member, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { correctRun } from "./correct-run.ts";
import { listDebts, listRuns } from "./operator-queries.ts";
import type { RunRow } from "./queries.ts";
import { recomputeRun } from "./recompute-run.ts";
import { settleBrand } from "./run-settlements.ts";
import { setGuarantee, WITHOUT_SIZE } from "./set-guarantee.ts";
import { showStatement } from "./show-statement.ts";
import { waiveDebt } from "./waive-debt.ts";

const names = z
  .string()
  .default("")
  .transform((given) => [...new Set(given.split(",").map((name) => name.trim()))].filter(Boolean))
  .describe("<name,name>");

const printed = (run: RunRow) => ({
  id: run.id,
  type: run.type,
  period: run.period,
  version: run.version,
  from: run.windowStart.toISOString(),
  to: run.windowEnd.toISOString(),
  state: run.state,
  statements: run.statements,
  amount: run.amount.toString(),
  root: run.root,
});

export const settlementOperations: Readonly<Record<string, Operation>> = {
  "settlement show": operation({
    summary: "The newest runs of settlement, with their state, their sum and the root over their statements",
    roles: ["finance", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db }, { brand: code }) => {
      await loadBrand(db, code);
      return (await listRuns(db, code)).map(printed);
    },
  }),
  "settlement run": operation({
    summary: "Settles every window that is over, as the job does each minute, and answers the newest runs",
    roles: ["finance", "manager"],
    access: "money",
    input: z.strictObject({ brand }),
    run: async (system, { brand: code }) => {
      await settleBrand(system, system.brands.of(await loadBrand(system.db, code)), system.now());
      return (await listRuns(system.db, code)).map(printed);
    },
  }),
  "settlement rerun": operation({
    summary: "Computes a run once more and compares it to the byte with what is stored; changes nothing",
    roles: ["finance", "manager"],
    access: "private",
    input: z.strictObject({ brand, id }),
    run: async (system, given, operator) => await recomputeRun(system, operator, given.brand, given.id),
  }),
  "settlement correct": operation({
    summary:
      "Computes a paid window again, without the play of members who are left out; the differences are paid, or taken back",
    roles: ["finance", "manager"],
    access: "money",
    input: z.strictObject({ brand, id, leaveOut: names, reason: written(200, 5) }),
    needsApproval: always,
    run: async (system, given, operator) => await correctRun(system, operator, given),
  }),
  "settlement statement": operation({
    summary: "One agent's statement of a run, with its proof, the signed root and the public key: checked without this server",
    roles: ["finance", "manager"],
    access: "private",
    input: z.strictObject({ brand, id, member }),
    run: async (system, given, operator) => await showStatement(system, operator, given),
  }),
  "settlement guarantee": operation({
    summary: "What agents owe the guarantee: dividends, which freeze their money, and salaries",
    roles: ["finance", "risk", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db }, { brand: code }) => {
      await loadBrand(db, code);
      return (await listDebts(db, code)).map(({ owed, ...debt }) => ({ ...debt, owed: owed.toString() }));
    },
  }),
  "settlement guarantee set": operation({
    summary:
      "Sets the most that agents may owe the guarantee together; beyond it nothing is paid, and an alarm is logged each minute",
    roles: ["finance", "risk", "manager"],
    access: "state",
    input: z.strictObject({ brand, size: z.string().describe(`<100.00>|${WITHOUT_SIZE}`) }),
    needsApproval: always,
    run: async (system, given, operator) => await setGuarantee(system, operator, given),
  }),
  "settlement waive": operation({
    summary: "Waives what an agent owes the guarantee, and so lifts the freeze of a dividend that it did not pay",
    roles: ["finance", "manager"],
    access: "money",
    input: z.strictObject({ brand, member, reason: written(200, 5) }),
    needsApproval: always,
    run: async (system, given, operator) => await waiveDebt(system, operator, given),
  }),
};
