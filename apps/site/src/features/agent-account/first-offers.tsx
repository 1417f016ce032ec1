import { useTranslation } from "react-i18next";
import { parseAmount } from "@baize/domain/money/amount";
import { Checkbox } from "@baize/ui/checkbox";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { draftsOf, type TermsDraft, termsOf, toTerms } from "../../shared/contracts/draft.ts";
import { TierEditor } from "../../shared/contracts/tier-editor.tsx";
import { tierProblems } from "../../shared/contracts/tier-problems.ts";
import type { Contract, ContractRules } from "../../shared/contracts/types.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";

interface FirstOffersProps {
  readonly rules: ContractRules;
  readonly lead: string;
  /** The reason why no contract can be offered now; undefined where the agent's money is not frozen. */
  readonly frozenReason: string | undefined;
  readonly offers: readonly TermsDraft[];
  readonly onOffersChange: (offers: readonly TermsDraft[]) => void;
  /** Whether problems of tiers are shown. */
  readonly attempted: boolean;
}

const copyOf = (own: Contract): TermsDraft => ({
  type: own.type,
  period: own.period,
  minBet: parseAmount(own.minBet, own.currency),
  tiers: draftsOf(own),
});

const problemsOf = (own: Contract, draft: TermsDraft) => tierProblems(toTerms(draft), termsOf(own));

/** Whether a tier of an offer cannot be agreed on. */
export const areOffersWrong = (rules: ContractRules | undefined, offers: readonly TermsDraft[]): boolean =>
  (rules?.own ?? []).some((own) => offers.some((draft) => draft.type === own.type && problemsOf(own, draft).length > 0));

/** The contracts that a new agent is offered at once. Each begins as a copy of the own contract of its type, which pays for it. */
export function FirstOffers({ rules, lead, frozenReason, offers, onOffersChange, attempted }: FirstOffersProps) {
  const { t } = useTranslation("agents");
  const { own, types, currency } = rules;
  const possible = own.filter(({ type }) => types.includes(type));
  if (possible.length === 0) return null;
  const others = ({ type }: Contract) => offers.filter((draft) => draft.type !== type);
  return (
    <Stack gap={3}>
      <Heading level={4}>{t("firstOffers.title")}</Heading>
      {frozenReason === undefined ? (
        <Text size="sm" tone="muted">
          {lead}
        </Text>
      ) : (
        <FrozenNotice>{frozenReason}</FrozenNotice>
      )}
      {(frozenReason === undefined ? possible : []).map((contract) => {
        const draft = offers.find(({ type }) => type === contract.type);
        return (
          <Stack key={contract.type} gap={3}>
            <Checkbox
              label={t(`contract.type.${contract.type}`)}
              checked={draft !== undefined}
              onCheckedChange={(isOffered) =>
                onOffersChange(isOffered ? [...others(contract), copyOf(contract)] : others(contract))
              }
            />
            {draft ? (
              <TierEditor
                type={contract.type}
                currency={currency}
                tiers={draft.tiers}
                onTiersChange={(tiers) => onOffersChange([...others(contract), { ...draft, tiers }])}
                problems={attempted ? problemsOf(contract, draft) : []}
              />
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
}
