import { SETTLEMENT_RULES_VERSION } from "@baize/domain/agents/settlement/compute";
import { PAID_RUN_STATES, SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { initialState } from "@baize/domain/state-machine/machine";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { derivedId } from "../../../platform/ids/derived-id.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { lockMark } from "../play-hours/queries.ts";
import { computeRun } from "./compute-run.ts";
import { countCorrections, listRunVersions } from "./correction-queries.ts";
import { findRun } from "./operator-queries.ts";
import { insertRun, lockRun, type RunRow } from "./queries.ts";

interface Correcting {
  readonly brand: string;
  /** A run of the window, of any version. */
  readonly id: string;
  /** Names of members whose play does not count in the window. */
  readonly leaveOut: readonly string[];
  readonly reason: string;
}

/** The last version of a window. Throws `Refused` unless it is paid: one version is paid before the next is made. */
async function loadLastVersion(tx: Transaction, brand: string, id: string): Promise<RunRow> {
  const named = await findRun(tx, brand, id);
  const last = named && (await listRunVersions(tx, named)).at(-1);
  if (!last || !PAID_RUN_STATES.includes(last.state)) throw new Refused("There is no paid run of this id.");
  return last;
}

async function loadMemberIds(tx: Transaction, brand: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const member of names) ids.push((await loadMemberByName(tx, { brand, member })).id);
  return ids.toSorted();
}

async function openVersion(tx: Transaction, last: RunRow, leftOut: readonly string[], openedAt: Date): Promise<string> {
  const { brand, type, period, windowStart, windowEnd } = last;
  const version = last.version + 1;
  const id = derivedId("run", brand, type, period, windowStart.getTime(), SETTLEMENT_RULES_VERSION, version);
  const corrections = (await countCorrections(tx, last)) + 1;
  const state = initialState(SETTLEMENT_RUN);
  const key = { id, brand, type, period, windowStart, windowEnd, rules: SETTLEMENT_RULES_VERSION, version };
  await insertRun(tx, { ...key, corrections, leftOut, state, openedAt });
  return id;
}

/**
 * Computes a closed window once more, by the rules of today and without the play of members who are left out. What differs becomes a new
 * version of its statements, which the job pays, or takes back, from now on. The former versions stay as they are.
 */
export async function correctRun(system: System, operator: Operator, { brand: code, id: given, leaveOut, reason }: Correcting) {
  const brand = system.brands.of(await loadBrand(system.db, code));
  return await transact(system.db, async (tx) => {
    await lockMark(tx, code);
    const last = await loadLastVersion(tx, code, given);
    const id = await openVersion(tx, last, await loadMemberIds(tx, code, leaveOut), system.now());
    await computeRun({ ...system, db: tx }, brand, id);
    const { version, statements, amount, windowStart } = await lockRun(tx, id);
    if (statements === 0) throw new Refused("It is as it was computed: there is nothing to correct.");
    const result = { run: id, from: windowStart.toISOString(), version, statements, amount: amount.toString() };
    const details = { ...result, leftOut: leaveOut.join(" "), reason };
    await writeOperatorAudit(tx, system, operator, { brand: code, action: "settlement.correct", details });
    return result;
  });
}
