import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { AmountField } from "@baize/ui/amount-field";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Inline } from "@baize/ui/inline";
import { NativeSelect } from "@baize/ui/native-select";
import type { OutputOf } from "@baize/api/contract";
import { minorOf } from "@baize/domain/money/wire";
import { useFormat } from "@baize/i18n/use-format";
import { RefusalAlert } from "../../shared/refusal-alert.tsx";
import { PaymentPasswordField } from "../../shared/payment-password-field.tsx";
import { useWithdraw } from "./use-withdraw.ts";
import { WithdrawFacts } from "./withdraw-facts.tsx";

export type Rules = OutputOf<"withdrawals.rules">;
export type PayoutAccount = OutputOf<"payout.list">["items"][number];

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[];
  rules: Rules;
  onPlaceChange: (place: string) => void;
}

const named = ({ bank, masked, holder }: PayoutAccount) => [bank, masked, "·", holder].filter(Boolean).join(" ");

/** Asks where to and how much. What is typed stays until a withdrawal was made of it. */
export function WithdrawForm({ accounts, rules, onPlaceChange }: WithdrawFormProps) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const { refusal, send } = useWithdraw(rules, ({ id }) => onPlaceChange(id));
  const [amount, setAmount] = useState<bigint>();
  const [account, setAccount] = useState(accounts[0]?.id ?? "");
  const available = minorOf(rules.available);
  return (
    <Form aria-label={t("withdraw.form")} onSubmit={(event) => send(event.currentTarget, account, amount)}>
      {({ pending }) => (
        <>
          {minorOf(rules.turnover.remaining) > 0n ? (
            <Alert tone="info">{t("withdraw.wagering", { amount: format.money(rules.turnover.remaining) })}</Alert>
          ) : null}
          <RefusalAlert by={refusal} />
          <NativeSelect
            name="account"
            label={t("withdraw.account")}
            required
            value={account}
            onValueChange={setAccount}
            options={accounts.map((one) => ({ value: one.id, label: named(one) }))}
            {...refusal.of("account")}
          />
          <AmountField
            name="amount"
            label={t("amount")}
            required
            currency={rules.available.currency}
            locale={format.locale.tags[0] ?? "en"}
            value={amount}
            onValueChange={setAmount}
            all={{ label: t("all"), amount: available }}
            {...refusal.of("amount")}
          />
          <PaymentPasswordField name="paymentPassword" label={t("withdraw.password")} {...refusal.of("paymentPassword")} />
          <WithdrawFacts rules={rules} amount={amount} />
          <Button type="submit" variant="primary" full loading={pending}>
            {pending ? t("sending") : t("withdraw.go")}
          </Button>
          <Inline gap={3}>
            <Button variant="quiet" size="sm" onClick={() => onPlaceChange("accounts")}>
              {t("withdraw.accounts")}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onPlaceChange("password")}>
              {t("password.change")}
            </Button>
          </Inline>
        </>
      )}
    </Form>
  );
}
