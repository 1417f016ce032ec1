import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { CONTRACT_RULES, type ContractType } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Grid } from "@baize/ui/grid";
import { NativeSelect } from "@baize/ui/native-select";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Text } from "@baize/ui/text";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { ContractTiers } from "./contract-tiers.tsx";
import { DownlineField } from "./downline-field.tsx";
import { emptyTier } from "../../shared/contracts/draft.ts";
import { OfferOutcome } from "./offer-outcome.tsx";
import { TierEditor } from "../../shared/contracts/tier-editor.tsx";
import type { ContractRules } from "../../shared/contracts/types.ts";
import { type OfferSide, ownOf, useOffer } from "./use-offer.ts";

interface OfferFormProps {
  readonly rules: ContractRules;
  readonly onOffered: (id: string) => void;
}

/** Who, what kind, and the tiers. Nothing counts before the other side signs. An agent whose money is frozen cannot send an offer, but can calculate its outcome. */
export function OfferForm({ rules, onOffered }: OfferFormProps) {
  const { t } = useTranslation("agents");
  const { form, problems, attempted, attempt, values, terms } = useOffer(rules, onOffered);
  const { side, type } = values;
  const reason = useId();
  const isFrozen = useFrozenMoney();
  const own = ownOf(rules, type);
  const covered = side === "upline" || own !== undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFrozen !== false) return;
    attempt();
    await form.submit(event);
  };
  const chooseType = (next: ContractType) => {
    form.set("type", next);
    form.set("period", ownOf(rules, next)?.period ?? CONTRACT_RULES[next].periods[0] ?? "D");
    form.set("tiers", [emptyTier(1)]);
  };
  return (
    <Form aria-labelledby="offer-contract" onSubmit={submit}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("contract.offer.lead")}</Text>
          {isFrozen ? <FrozenNotice id={reason}>{t("frozen.offer")}</FrozenNotice> : null}
          <RefusalAlert by={form} />
          {rules.upline === null ? null : <SideChoice side={side} onChoose={(next) => form.set("side", next)} />}
          <Grid layout="halves">
            {side === "downline" ? <DownlineField field={form.control("account")} /> : null}
            <NativeSelect
              label={t("contract.column.type")}
              options={rules.types.map((value) => ({ value, label: t(`contract.type.${value}`) }))}
              value={type}
              onValueChange={(next) => chooseType(rules.types.find((one) => one === next) ?? type)}
            />
            {type === "dividend" && covered ? <DividendFields form={form} rules={rules} fixed={side === "downline"} /> : null}
          </Grid>
          {covered ? null : <Alert tone="warning">{t("contract.offer.noOwn")}</Alert>}
          {own ? <ContractTiers contract={own} title={t("contract.offer.own")} /> : null}
          {covered ? (
            <TierEditor
              key={type}
              type={type}
              currency={rules.currency}
              tiers={values.tiers}
              onTiersChange={(tiers) => form.set("tiers", tiers)}
              problems={attempted ? problems : []}
            />
          ) : null}
          {covered ? <OfferOutcome terms={terms} ready={problems.length === 0 && terms.account !== ""} /> : null}
          <Button type="submit" variant="primary" pending={pending} disabled={!covered} {...buttonUnlessClosed(isFrozen, reason)}>
            {t(`contract.offer.send.${side}`)}
          </Button>
        </>
      )}
    </Form>
  );
}

function SideChoice({ side, onChoose }: { readonly side: OfferSide; readonly onChoose: (side: OfferSide) => void }) {
  const { t } = useTranslation("agents");
  return (
    <SegmentedControl
      aria-label={t("contract.column.side")}
      items={(["downline", "upline"] as const).map((value) => ({ value, label: t(`contract.offer.to.${value}`) }))}
      value={side}
      onValueChange={(next) => onChoose(next === "upline" ? "upline" : "downline")}
    />
  );
}

interface DividendFieldsProps {
  readonly form: ReturnType<typeof useOffer>["form"];
  readonly rules: ContractRules;
  /** A downline has the period of its upline. */
  readonly fixed: boolean;
}

function DividendFields({ form, rules, fixed }: DividendFieldsProps) {
  const { t } = useTranslation("agents");
  const { locale } = useFormat();
  const { value, ...period } = form.control("period");
  const { periods } = CONTRACT_RULES.dividend;
  return (
    <>
      <NativeSelect
        label={t("contract.period")}
        description={fixed ? t("contract.offer.samePeriod") : undefined}
        disabled={fixed}
        options={periods.map((one) => ({ value: one, label: t(`contract.period.${one}`) }))}
        {...period}
        value={value}
        onValueChange={(next) => form.set("period", periods.find((one) => one === next) ?? value)}
      />
      <AmountField
        label={t("contract.minBet")}
        description={t("contract.minBetHint")}
        currency={rules.currency}
        locale={locale.tags[0] ?? "en"}
        {...form.control("minBet")}
      />
    </>
  );
}
