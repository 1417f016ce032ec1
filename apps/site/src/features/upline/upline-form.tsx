import { useState } from "react";
import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Form } from "@baize/ui/form";
import { Money } from "@baize/ui/money";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stat, StatGroup } from "@baize/ui/stat";
import { useFormat } from "@baize/i18n/use-format";
import { AmountWithPassword } from "../../shared/money/amount-with-password.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { submitUnlessClosed, buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { PersonField } from "./person-field.tsx";
import { type TransferRules, useUplineSend } from "./use-upline-send.ts";

interface UplineFormProps {
  readonly rules: TransferRules;
  /** Id of the text that says why frozen money cannot be sent. */
  readonly frozenReason: string;
}

/** The form for receiver and amount. It is cleared after a transfer. */
export function UplineForm(props: UplineFormProps) {
  const [round, next] = useState(0);
  return <Fields key={round} {...props} onSent={() => next((before) => before + 1)} />;
}

function Fields({ rules, frozenReason, onSent }: UplineFormProps & { readonly onSent: () => void }) {
  const { t } = useTranslation(["upline", "money"]);
  const format = useFormat();
  const form = useUplineSend(rules, onSent);
  const { value: side, onValueChange: setSide } = form.control("side");
  return (
    <Form aria-label={t("form")} onSubmit={submitUnlessClosed(rules.frozen, form.submit)}>
      {({ pending }) => (
        <>
          <Details rules={rules} />
          {minorOf(rules.wagering) > 0n ? (
            <Alert tone="info">{t("wagering", { amount: format.money(rules.wagering) })}</Alert>
          ) : null}
          {rules.sides.length > 1 ? (
            <SegmentedControl
              aria-label={t("side")}
              items={rules.sides.map((value) => ({ value, label: t(`side.${value}`) }))}
              value={side}
              onValueChange={(value) => setSide(rules.sides.find((one) => one === value) ?? side)}
            />
          ) : null}
          {side === "downline" ? <PersonField field={form.control("account")} /> : <Upline rules={rules} />}
          <AmountWithPassword amount={form.control("amount")} password={form.of("paymentPassword")} available={rules.available} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending} {...buttonUnlessClosed(rules.frozen, frozenReason)}>
            {pending ? t("money:sending") : t("send")}
          </Button>
        </>
      )}
    </Form>
  );
}

/** The source wallet, and the day's limits. */
function Details({ rules: { wallet, available, perDay, today } }: { rules: TransferRules }) {
  const { t } = useTranslation("upline");
  const format = useFormat();
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t(`from.${wallet}`)} value={<Money parts={money(available)} />} />
      <Stat label={t("left")} value={format.number(Math.max(0, perDay - today))} />
    </StatGroup>
  );
}

function Upline({ rules: { upline } }: { rules: TransferRules }) {
  const { t } = useTranslation("upline");
  if (!upline) return <Alert tone="warning">{t("upline.closed")}</Alert>;
  return (
    <DescriptionList
      layout="lines"
      items={[
        {
          id: "upline",
          term: t("side.upline"),
          detail: (
            <>
              <bdi>{upline.nickname}</bdi> (<bdi>{upline.account}</bdi>)
            </>
          ),
        },
      ]}
    />
  );
}
