import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { Transaction } from "../../../platform/database/database.ts";
import { isMoneyFrozen } from "../../identity/member/queries.ts";
import type { MemberRegisteredSubscriber } from "../../identity/register/member-registered.ts";
import { addFirstOffers } from "../contracts/first-offers.ts";
import { lockTree } from "../contracts/lock-tree.ts";
import { isCovered } from "../contracts/require-cover.ts";
import { isSigner } from "../contracts/require-signer.ts";
import { findOffersOfLink } from "./queries.ts";

/** The terms that the upline may still offer: those that its own contracts pay, while its money is not frozen. */
async function listCovered(tx: Transaction, uplineId: string, given: readonly ContractTerms[]): Promise<ContractTerms[]> {
  if (await isMoneyFrozen(tx, uplineId)) return [];
  const covered: ContractTerms[] = [];
  for (const terms of given) if (await isCovered(tx, uplineId, terms)) covered.push(terms);
  return covered;
}

/** Who registers as an agent by a link is offered what the link offers. What cannot be offered any more never stops a registration. */
export const offerToRegistered: MemberRegisteredSubscriber = {
  name: "first offers",
  prepare: ({ brand, now }) =>
    Promise.resolve(async (tx, memberId) => {
      const found = await findOffersOfLink(tx, memberId);
      if (!found || found.offers.length === 0 || !isSigner(found.kind)) return;
      const { upline } = found;
      await lockTree(tx, upline);
      const wanted = found.offers.map(termsOf).filter(({ type }) => brand.features.contracts[type]);
      const offers = await listCovered(tx, upline.id, wanted);
      await addFirstOffers(tx, { brand: brand.code, upline, memberId, offers, at: now });
    }),
};
