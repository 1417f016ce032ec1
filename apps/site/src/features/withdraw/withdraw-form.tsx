import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Inline } from "@baize/ui/inline";
import { NativeSelect } from "@baize/ui/native-select";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { AmountWithPassword } from "../../shared/money/amount-with-password.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useWithdraw } from "./use-withdraw.ts";
import { WithdrawDetails } from "./withdraw-details.tsx";
import type { PayoutAccount, Rules } from "./types.ts";

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[];
  rules: Rules;
  onPathChange: (path: string) => void;
}

const named = ({ bank, masked, holder }: PayoutAccount) => [bank, masked, "·", holder].filter(Boolean).join(" ");

/** The form for account and amount. Its values stay until a withdrawal was made. */
export function WithdrawForm({ accounts, rules, onPathChange }: WithdrawFormProps) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const { refusal, send } = useWithdraw(rules, ({ id }) => onPathChange(id));
  const [amount, setAmount] = useState<bigint>();
  const [account, setAccount] = useState(accounts[0]?.id ?? "");
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
          <AmountWithPassword value={amount} onValueChange={setAmount} available={rules.available} refusal={refusal} />
          <WithdrawDetails rules={rules} amount={amount} />
          <Button type="submit" variant="primary" full loading={pending}>
            {pending ? t("sending") : t("withdraw.go")}
          </Button>
          <Inline gap={3}>
            <Button variant="quiet" size="sm" onClick={() => onPathChange("accounts")}>
              {t("withdraw.accounts")}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onPathChange("password")}>
              {t("password.change")}
            </Button>
          </Inline>
        </>
      )}
    </Form>
  );
}
