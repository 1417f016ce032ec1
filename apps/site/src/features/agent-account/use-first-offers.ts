import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { TEAM_KINDS } from "@baize/domain/agents/team";
import { useRead } from "../../shared/api/use-read.ts";
import { type TermsDraft, toOfferTerms } from "../../shared/contracts/draft.ts";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { areOffersWrong } from "./first-offers.tsx";

const isSigning = (type: string): boolean =>
  TEAM_KINDS.some((kind) => String(kind) === type && agentAbilities(kind)?.signs === true);

/** The first offers of a form, for the kinds of account that sign contracts. */
export function useFirstOffers() {
  const { t } = useTranslation("agents");
  const { data: rules } = useRead("contracts.rules", {});
  const [offers, setOffers] = useState<readonly TermsDraft[]>([]);
  const [attempted, setAttempted] = useState(false);
  const isFrozen = useFrozenMoney();
  const of = (type: string) => (isSigning(type) && isFrozen === false ? offers : []);
  return {
    offers,
    setOffers,
    /** Whether nothing can be offered, because the agent's money is frozen. */
    isFrozen,
    attempted,
    /** What the offers may pay; undefined for a kind that signs none, and until it is known whether money is frozen. */
    rulesOf: (type: string) => (isSigning(type) && isFrozen !== undefined ? rules : undefined),
    /** Shows what is wrong from now on; the text of the form where anything is. */
    check: (type: string) => {
      setAttempted(true);
      return areOffersWrong(rules, of(type)) ? t("contract.offer.tiersWrong") : undefined;
    },
    toSend: (type: string) => (rules ? of(type).map((draft) => toOfferTerms(draft, rules.currency)) : []),
    textOf: (error: unknown) =>
      isApiError(error, "contract.above_upline") ? t("contract.offer.above", { tier: error.value.tier + 1 }) : undefined,
    clear: () => {
      setOffers([]);
      setAttempted(false);
    },
  };
}
