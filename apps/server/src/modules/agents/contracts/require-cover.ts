import { type ContractTerms, tierAbove } from "@baize/domain/agents/contract/terms";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { type ContractRow, findSigned } from "./queries.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";

/**
 * The upline's own contract, which pays at least as much at every point; null where the brand pays. Throws
 * `contract.above_upline`.
 */
export async function requireCover(tx: Transaction, uplineId: string | null, terms: ContractTerms): Promise<ContractRow | null> {
  if (uplineId === null) return null;
  const cover = await findSigned(tx, uplineId, terms.type);
  const tier = tierAbove(terms, cover && termsOf(cover));
  if (cover === undefined || tier !== undefined) throw fault("contract.above_upline", { tier: tier ?? 0 });
  return cover;
}

/** Whether the upline's own contract pays at least as much at every point. */
export async function isCovered(tx: Transaction, uplineId: string, terms: ContractTerms): Promise<boolean> {
  const cover = await findSigned(tx, uplineId, terms.type);
  return cover !== undefined && tierAbove(terms, termsOf(cover)) === undefined;
}
