import { ENDING } from "@baize/domain/agents/contract/state";
import { endOfWindow } from "@baize/domain/agents/contract/start";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import type { BrandConfig } from "../../../platform/brand/config.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { cancelContracts, requireConfirmed } from "./cancel-below.ts";
import { type ContractRow, updateContract } from "./queries.ts";

interface Ending {
  /** The hash of the contracts below that end with it. */
  readonly confirm: string | undefined;
  readonly now: Date;
  readonly brand: Pick<BrandConfig, "timeZone" | "currency">;
}

/**
 * Ends a signed contract with the window that runs. What lies below ends with it, after a confirmation of the whole list. Answers the
 * contract, and what the audit trail says. Call it with the tree locked, in a state in which it may end.
 */
export async function endConfirmed(tx: Transaction, row: ContractRow, { confirm, now, brand }: Ending) {
  const { id, memberId, type, version } = row;
  const { timeZone, currency } = brand;
  const cancelled = await requireConfirmed(tx, { memberId, type, terms: undefined, currency }, confirm);
  const signed = { terms: termsOf(row), startsAt: row.startsAt?.getTime() ?? 0 };
  const end = endOfWindow(signed, now.getTime(), timeZone);
  await cancelContracts(tx, cancelled, { until: end, now, timeZone });
  const ending = await updateContract(tx, row, { state: ENDING, endsAt: new Date(end), updatedAt: now });
  return { ending, details: { contract: id, of: memberId, type, version, cancelled: cancelled.map((one) => one.id) } };
}
