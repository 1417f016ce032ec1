import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { Fault } from "../../../platform/http/fault.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { type BrandContract, findBrandContract } from "./brand-queries.ts";
import { endConfirmed } from "./end-confirmed.ts";
import { lockTree } from "./lock-tree.ts";
import { notifyOfContract } from "./notify.ts";
import { updateContract } from "./queries.ts";

interface Named {
  readonly brand: string;
  readonly id: string;
  readonly reason: string;
}

type Closing = "end" | "withdraw";

/** One of the brand's own contracts with its tree locked, in a state in which the brand may do this. Throws `Refused` for any other. */
async function lockBrandContract(tx: Transaction, { brand, id }: Named, event: Closing, now: Date): Promise<BrandContract> {
  const before = await findBrandContract(tx, brand, id);
  if (!before) throw new Refused("The brand has no contract of this id.");
  // Its agent is at the top of the tree: a move to another place ends it.
  await lockTree(tx, { id: before.row.memberId, path: [] });
  const found = (await findBrandContract(tx, brand, id)) ?? before;
  const { state, proposedBy, expiresAt } = found.row;
  if (!canApply(AGENT_CONTRACT, state, event, "operator")) throw new Refused(`The contract is ${state}.`);
  if (event === "withdraw" && proposedBy !== "upline") throw new Refused("The agent has proposed it, and withdraws it.");
  if (event === "withdraw" && expiresAt <= now) throw new Refused(`The contract is ${stateAfter(AGENT_CONTRACT, "expire")}.`);
  return found;
}

/** Withdraws an offer of the brand's that waits for the agent's answer. */
export async function withdrawForBrand(system: System, operator: Operator, given: Named) {
  const { brand, id, reason } = given;
  await loadBrand(system.db, brand);
  const now = system.now();
  return await transact(system.db, async (tx) => {
    const { row, account } = await lockBrandContract(tx, given, "withdraw", now);
    const { memberId, type, version } = row;
    const { state } = await updateContract(tx, row, { state: stateAfter(AGENT_CONTRACT, "withdraw"), updatedAt: now });
    const details = { contract: id, type, version, reason };
    await writeOperatorAudit(tx, system, operator, { brand, action: "contract.withdraw", memberId, details });
    await notifyOfContract(tx, "contract_withdrawn_by_brand", { to: memberId, type, at: now });
    return { id, member: account, type, version, state };
  });
}

/** The same refusal in the words of an operator: which contracts end with it, and the hash that confirms them. */
function asRefused(error: unknown): unknown {
  if (!(error instanceof Fault) || error.code !== "contract.cancels_downline") return error;
  return new Refused(`It ends contracts below, which --confirm <hash> confirms: ${JSON.stringify(error.value)}.`);
}

/** Ends a contract that the brand pays with the window that runs, and what lies below it after a confirmation of the whole list. */
export async function endForBrand(system: System, operator: Operator, given: Named & { readonly confirm?: string | undefined }) {
  const { brand, id, reason, confirm } = given;
  const settings = system.brands.of(await loadBrand(system.db, brand));
  const now = system.now();
  return await transact(system.db, async (tx) => {
    const { row, account } = await lockBrandContract(tx, given, "end", now);
    const { memberId, type, version } = row;
    const { ending, details } = await endConfirmed(tx, row, { confirm, now, brand: settings }).catch((error: unknown) => {
      throw asRefused(error);
    });
    const line = { brand, action: "contract.end", memberId, details: { ...details, reason } };
    await writeOperatorAudit(tx, system, operator, line);
    await notifyOfContract(tx, "contract_ending_by_brand", { to: memberId, type, at: now });
    const endsAt = ending.endsAt?.toISOString() ?? null;
    return { id, member: account, type, version, state: ending.state, endsAt, cancelled: details.cancelled.length };
  });
}
