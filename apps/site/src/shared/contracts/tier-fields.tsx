import { useTranslation } from "react-i18next";
import { CONTRACT_RULES, type ContractType, isCount, type Rate, type Threshold } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { NumberField } from "@baize/ui/number-field";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import type { TierDraft } from "./draft.ts";
import type { TierProblem } from "./tier-problems.ts";

interface TierFieldsProps {
  /** From 1. */
  readonly place: number;
  readonly type: ContractType;
  readonly currency: string;
  readonly tier: TierDraft;
  readonly onTierChange: (tier: TierDraft) => void;
  readonly problem: TierProblem | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** One tier: what it asks for, and what it pays in percent. Each error is shown beside its field. */
export function TierFields(props: TierFieldsProps) {
  const { place, type, onRemove } = props;
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { thresholds, rates } = CONTRACT_RULES[type];
  const title = t("contract.offer.tier", { number: format.number(place) });
  return (
    <Surface as="section" padding="md" aria-label={title}>
      <Stack gap={3}>
        <Group justify="between">
          <Heading level={3} size="sm">
            {title}
          </Heading>
          {onRemove ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={onRemove}
              aria-label={t("contract.offer.removeTier", { number: format.number(place) })}
            >
              {t("contract.offer.remove")}
            </Button>
          ) : null}
        </Group>
        <Grid layout="tiles">
          {thresholds.map((name) => (
            <ThresholdField key={name} name={name} {...props} />
          ))}
          {rates.map((name) => (
            <RateField key={name} name={name} {...props} />
          ))}
        </Grid>
      </Stack>
    </Surface>
  );
}

function useProblemText(name: Threshold | Rate, problem: TierProblem | undefined) {
  const { t } = useTranslation("agents");
  if (problem?.name !== name) return {};
  return { message: t(`contract.issue.${problem.issue}`), tone: "negative" } as const;
}

interface ThresholdFieldProps extends TierFieldsProps {
  readonly name: Threshold;
}

function ThresholdField({ name, tier, currency, onTierChange, problem }: ThresholdFieldProps) {
  const { t } = useTranslation("agents");
  const { locale } = useFormat();
  const tag = locale.tags[0] ?? "en";
  const shared = {
    label: t(`contract.threshold.${name}`),
    locale: tag,
    ...useProblemText(name, problem),
  };
  if (isCount(name))
    return (
      <NumberField
        {...shared}
        min={0}
        step={1}
        max={1_000_000}
        value={tier.counts[name] ?? null}
        onValueChange={(count) => onTierChange({ ...tier, counts: { ...tier.counts, [name]: count } })}
      />
    );
  return (
    <AmountField
      {...shared}
      currency={currency}
      value={tier.amounts[name]}
      onValueChange={(amount) => onTierChange({ ...tier, amounts: { ...tier.amounts, [name]: amount } })}
    />
  );
}

interface RateFieldProps extends TierFieldsProps {
  readonly name: Rate;
}

function RateField({ name, tier, onTierChange, problem }: RateFieldProps) {
  const { t } = useTranslation("agents");
  const { locale } = useFormat();
  return (
    <NumberField
      label={t(`contract.rate.${name}`)}
      required
      unit={t("contract.percent")}
      locale={locale.tags[0] ?? "en"}
      min={0}
      max={100}
      step={0.0001}
      value={tier.percents[name] ?? null}
      onValueChange={(percent) => onTierChange({ ...tier, percents: { ...tier.percents, [name]: percent } })}
      {...useProblemText(name, problem)}
    />
  );
}
