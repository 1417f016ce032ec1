import type { KeyObject } from "node:crypto";
import { CompactSign } from "jose";
import { groupsOf, leafOf } from "@baize/domain/proof/merkle";
import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canonicalJson } from "@baize/domain/object/canonical-json";
import { canApply, initialState, stateAfter } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts, tuneForSums } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import type { System } from "../../../platform/system.ts";
import { sha256 } from "../../../platform/security/sha256.ts";
import { type ComputedStatement, computeStatements } from "./compute-statements.ts";
import { insertTree, type PlacedLeaf } from "./tree-queries.ts";
import { insertStatements, listUncomputedBefore, lockRun, type RunRow, updateRun } from "./queries.ts";

const rowOf = (run: RunRow, { contract, level, place, computed, text }: ComputedStatement, leaf: string) => ({
  memberId: contract.memberId,
  runId: run.id,
  brand: run.brand,
  contractId: contract.id,
  uplineId: contract.uplineId,
  type: run.type,
  windowStart: run.windowStart,
  windowEnd: run.windowEnd,
  level,
  place,
  leaf,
  text,
  amount: computed.amount,
  base: computed.base,
  correction: run.version === 1 ? 0 : run.corrections,
  carry: computed.carry.map(({ branchId, amount }) => ({ branchId, amount: String(amount) })),
  state: initialState(STATEMENT),
});

interface Result {
  readonly statements: number;
  readonly amount: bigint;
  readonly root: string;
}

/** What is signed: which window it is, and the root over its statements. */
const runText = ({ brand, type, period, rules, version, leftOut, windowStart, windowEnd }: RunRow, result: Result): string =>
  canonicalJson({
    schema: "baize/run/1",
    brand,
    type,
    period,
    rules,
    window: { start: windowStart.toISOString(), end: windowEnd.toISOString() },
    statements: result.statements,
    amount: String(result.amount),
    root: result.root,
    ...(version > 1 && { version, leftOut: [...leftOut] }),
  });

/** Computes the statements of a run, and stores them with their tree. */
export async function storeStatements(tx: Transaction, brand: Brand, run: RunRow): Promise<Result> {
  const leaves: PlacedLeaf[] = [];
  let amount = 0n;
  for await (const batch of computeStatements(tx, brand, run)) {
    const rows = await Promise.all(batch.map(async (one) => rowOf(run, one, await leafOf(one.text, sha256))));
    await insertStatements(tx, rows);
    for (const { place, leaf, amount: paid } of rows) {
      leaves.push({ place, leaf });
      amount += paid;
    }
  }
  const ordered = leaves.toSorted((one, two) => one.place - two.place);
  const { groups, root } = await groupsOf(
    ordered.map(({ leaf }) => leaf),
    sha256,
  );
  await insertTree(tx, run.id, ordered, groups);
  return { statements: leaves.length, amount, root };
}

/** The signed root of a run, in the compact form of a JWS. */
export async function signRun(run: RunRow, result: Result, privateKey: KeyObject): Promise<string> {
  const payload = new TextEncoder().encode(runText(run, result));
  return await new CompactSign(payload).setProtectedHeader({ alg: "EdDSA" }).sign(privateKey);
}

async function computeOne(system: System, brand: Brand, id: string): Promise<void> {
  await transact(system.db, async (tx) => {
    await liftTimeouts(tx);
    await tuneForSums(tx);
    const run = await lockRun(tx, id);
    if (!canApply(SETTLEMENT_RUN, run.state, "compute", "system")) return;
    const result = await storeStatements(tx, brand, run);
    const { privateKey } = await loadStatementKeys(tx, system.config.wrappingKeys);
    const signed = await signRun(run, result, privateKey);
    const state = stateAfter(SETTLEMENT_RUN, "compute");
    await updateRun(tx, id, { ...result, signed, state, computedAt: system.now() });
  });
}

/**
 * Computes and signs the statements of an open run, once: whoever comes second finds it computed. The windows before it come first,
 * because it counts with what they left: another server may have opened one and not computed it yet.
 */
export async function computeRun(system: System, brand: Brand, id: string): Promise<void> {
  for (const before of await listUncomputedBefore(system.db, id)) await computeOne(system, brand, before);
  await computeOne(system, brand, id);
}
