import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { requireProven } from "../../../platform/http/require-proven.ts";
import { addOffer } from "./add-offer.ts";
import { notifyOfContract } from "./notify.ts";
import { type GivenTerms, readTerms } from "./read-terms.ts";
import { isSigner, requireType } from "./require-signer.ts";

/**
 * The terms that a new account of this kind is offered at once. Who opens accounts signs contracts, too; but an offer binds its agent,
 * so it needs a recent proof, as every offer does. Throws a fault that names what is wrong.
 */
export function readFirstOffers(ctx: MemberContext, kind: number, given: readonly GivenTerms[]): ContractTerms[] {
  if (given.length === 0) return [];
  requireProven(ctx.session, ctx.now);
  if (!isSigner(kind)) throw fault("contract.party_not_agent");
  return given.map((terms, index) => {
    requireType(ctx, terms.type);
    if (given.findIndex(({ type }) => type === terms.type) !== index) throw invalid(`offers.${index}.type`, "not_allowed");
    return readTerms(terms, ctx.brand.currency, `offers.${index}.`);
  });
}

interface FirstOffers {
  readonly brand: string;
  readonly upline: { readonly id: string; readonly account: string };
  /** The new agent. */
  readonly memberId: string;
  readonly offers: readonly ContractTerms[];
  readonly at: Date;
}

/** Offers contracts to an agent who has just joined. Call it with the tree locked, and every offer covered. */
export async function addFirstOffers(tx: Transaction, { brand, upline, memberId, offers, at }: FirstOffers): Promise<void> {
  for (const terms of offers) {
    const row = await addOffer(tx, { brand, memberId, uplineId: upline.id, proposedBy: "upline", terms, at });
    if (row)
      await notifyOfContract(tx, "contract_offered", { to: memberId, type: row.type, other: maskAccount(upline.account), at });
  }
}
