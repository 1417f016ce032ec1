import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { CONTRACT_RULES, CONTRACT_TYPES, type ContractPeriod, type ContractType } from "@baize/domain/agents/contract/type";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import {
  draftsOf,
  emptyTier,
  termsOf,
  type TermsDraft,
  type TierDraft,
  toTerms,
  toOfferTerms,
} from "../../shared/contracts/draft.ts";
import { tierProblems } from "../../shared/contracts/tier-problems.ts";
import type { Contract, ContractRules } from "../../shared/contracts/types.ts";

export type OfferSide = "downline" | "upline";

interface Values {
  readonly side: OfferSide;
  readonly account: string;
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly minBet: bigint | undefined;
  readonly tiers: readonly TierDraft[];
}

const draftOf = ({ type, period, minBet, tiers }: Values): TermsDraft => ({
  type,
  // Only a dividend has a period to choose.
  period: type === "dividend" ? period : (CONTRACT_RULES[type].periods[0] ?? "D"),
  minBet,
  tiers,
});

/** What a proposal says, and to which downline. */
const termsToSend = (values: Values, { currency }: ContractRules) => ({
  ...toOfferTerms(draftOf(values), currency),
  account: values.side === "downline" ? values.account : undefined,
});

/** The own contract of a type, above which no offer to a downline pays. */
export const ownOf = ({ own }: ContractRules, type: ContractType): Contract | undefined => own.find((one) => one.type === type);

/** The first values: what the address asks for, and a change begins with what is agreed. */
function useInitial(rules: ContractRules): Values {
  const [params] = useCentreQuery();
  const type = CONTRACT_TYPES.find((one) => one === params.get("type") && rules.types.includes(one)) ?? rules.types[0] ?? "daily";
  const side = params.get("side") === "upline" && rules.upline !== null ? "upline" : "downline";
  const own = ownOf(rules, type);
  return {
    side,
    account: params.get("to") ?? "",
    type,
    period: own?.period ?? CONTRACT_RULES[type].periods[0] ?? "D",
    minBet: undefined,
    tiers: side === "upline" && own ? draftsOf(own) : [emptyTier(1)],
  };
}

/** The form of an offer to a direct downline, or of a request to the upline. It is sent once. */
export function useOffer(rules: ContractRules, onOffered: (id: string) => void) {
  const { t } = useTranslation(["agents", "errors"]);
  const toasts = useToasts();
  const once = useOnce("contracts.offer");
  const [attempted, setAttempted] = useState(false);
  const problemsOf = (values: Values) => {
    const own = values.side === "downline" ? ownOf(rules, values.type) : undefined;
    return tierProblems(toTerms(draftOf(values)), own && termsOf(own));
  };
  const form = useSiteForm<Values>({
    defaultValues: useInitial(rules),
    check: (values) => ({
      account: values.side === "downline" && values.account === "" ? t("contract.offer.noAccount") : undefined,
      tiers: problemsOf(values).length > 0 ? t("contract.offer.tiersWrong") : undefined,
    }),
    fieldOf: { "auth.user_unknown": "account", "contract.party_not_agent": "account" },
    textOf: (error) =>
      isApiError(error, "contract.above_upline") ? t("contract.offer.above", { tier: error.value.tier + 1 }) : undefined,
    send: async (values) => {
      const made = await once.send(termsToSend(values, rules));
      toasts.show({ tone: "positive", message: t("contract.offer.done") });
      onOffered(made.id);
    },
  });
  const values: Values = {
    side: form.control("side").value,
    account: form.control("account").value,
    type: form.control("type").value,
    period: form.control("period").value,
    minBet: form.control("minBet").value,
    tiers: form.control("tiers").value,
  };
  const problems = problemsOf(values);
  return { form, values, terms: termsToSend(values, rules), problems, attempted, attempt: () => setAttempted(true) };
}
