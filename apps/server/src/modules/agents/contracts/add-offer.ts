import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type ContractRow, expireOffer, findOfferedContract, insertContract, loadNextVersion } from "./queries.ts";
import { storedTerms } from "@baize/domain/agents/contract/stored-terms";

/** Days in which an offer can be signed. */
const OPEN_DAYS = 7;

interface Offer {
  readonly brand: string;
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly proposedBy: "upline" | "downline";
  readonly terms: ContractTerms;
  readonly at: Date;
}

/** Adds the next version as an offer; undefined where one of this type waits for an answer. Call it with the tree locked. */
export async function addOffer(tx: Transaction, { terms, at, ...sides }: Offer): Promise<ContractRow | undefined> {
  const { memberId } = sides;
  const { type } = terms;
  await expireOffer(tx, memberId, type, at);
  if (await findOfferedContract(tx, memberId, type)) return undefined;
  const version = await loadNextVersion(tx, memberId, type);
  const expiresAt = new Date(at.getTime() + OPEN_DAYS * 86_400_000);
  const row = { ...sides, id: newId(), type, version, terms: storedTerms(terms), at, expiresAt, updatedAt: at };
  return await insertContract(tx, row);
}
