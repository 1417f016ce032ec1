import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { createHash } from "node:crypto";
import { cancellationText, cancelledBelow } from "@baize/domain/agents/contract/cancelled";
import { lastEdge } from "@baize/domain/agents/contract/start";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { ContractType } from "@baize/domain/agents/contract/type";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { notifyOfContract } from "./notify.ts";
import { type ContractBelow, listBelow, updateContract } from "./queries.ts";
import { termsView } from "./view.ts";

interface Change {
  readonly memberId: string;
  readonly type: ContractType;
  /** What the member's own contract becomes; undefined where it ends. */
  readonly terms: ContractTerms | undefined;
  readonly currency: string;
}

function listed({ memberId, currency }: Change, cancelled: readonly ContractBelow[]) {
  const levels = new Map([[memberId, 0]]);
  return cancelled.map((one) => {
    const level = (levels.get(one.uplineId ?? "") ?? 0) + 1;
    levels.set(one.memberId, level);
    return { account: one.account, level, version: one.row.version, tiers: termsView(one.row, currency).tiers };
  });
}

/**
 * The contracts below that a change ends. Throws `contract.cancels_downline` with their list, unless `confirm` is the hash of
 * that same list. Call it with the tree locked.
 */
export async function requireConfirmed(
  tx: Transaction,
  change: Change,
  confirm: string | undefined,
): Promise<readonly ContractBelow[]> {
  const { memberId, type, terms, currency } = change;
  const below = await listBelow(tx, memberId, type);
  const byId = new Map(below.map((one) => [one.id, one]));
  const cancelled = cancelledBelow(memberId, terms, below).flatMap(({ id }) => byId.get(id) ?? []);
  const hash = createHash("sha256").update(cancellationText(cancelled)).digest("hex");
  if (cancelled.length > 0 && confirm !== hash)
    throw fault("contract.cancels_downline", { hash, currency, contracts: listed(change, cancelled) });
  return cancelled;
}

interface When {
  /** From when on nothing is left above to pay them from. */
  readonly until: number;
  readonly now: Date;
  readonly timeZone: string;
}

/** Ends them with their last whole window before `until`, and notifies each of the people. */
export async function cancelContracts(tx: Transaction, cancelled: readonly ContractBelow[], { until, now, timeZone }: When) {
  for (const { row, terms } of cancelled) {
    const endsAt = new Date(lastEdge({ terms, startsAt: row.startsAt?.getTime() ?? 0 }, until, timeZone));
    await updateContract(tx, row, { state: stateAfter(AGENT_CONTRACT, "cancel"), endsAt, updatedAt: now });
    await notifyOfContract(tx, "contract_cancelled", { to: row.memberId, type: row.type, at: now });
  }
}
