import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { AmountWithPassword } from "../../shared/money/amount-with-password.tsx";
import { submitUnlessClosed, buttonUnlessClosed } from "../../shared/money/unless-closed.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useWithdraw } from "./use-withdraw.ts";
import { WithdrawDetails } from "./withdraw-details.tsx";
import type { PayoutAccount, WithdrawalRules } from "./types.ts";

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[];
  rules: WithdrawalRules;
  /** Id of the text that says why nothing can be withdrawn. */
  closedReason: string;
  onPathChange: (path: string) => void;
  /** The typed amount: it is kept while another part of the page is open. */
  draft: bigint | undefined;
  onDraft: (amount: bigint | undefined) => void;
}

const named = ({ bank, masked, holder }: PayoutAccount) => [bank, masked, "·", holder].filter(Boolean).join(" ");

/** The form for account and amount. Its values stay until a withdrawal was made. */
export function WithdrawForm({ accounts, rules, closedReason, onPathChange, draft, onDraft }: WithdrawFormProps) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const nameOf = (id: string) =>
    accounts
      .filter((one) => one.id === id)
      .map(named)
      .join("");
  const form = useWithdraw(rules, nameOf, { account: accounts[0]?.id ?? "", amount: draft }, ({ id }) => {
    onDraft(undefined);
    onPathChange(id);
  });
  const amount = form.control("amount");
  const closed = rules.frozen || rules.held;
  const leaveFor = (part: string) => {
    onDraft(amount.value);
    onPathChange(part);
  };
  return (
    <Form aria-label={t("withdraw.form")} onSubmit={submitUnlessClosed(closed, form.submit)}>
      {({ pending }) => (
        <>
          {minorOf(rules.turnover.remaining) > 0n ? (
            <Alert tone="info">{t("withdraw.wagering", { amount: format.money(rules.turnover.remaining) })}</Alert>
          ) : null}
          {rules.turnover.waived ? <Alert tone="info">{t("withdraw.waived")}</Alert> : null}
          <NativeSelect
            label={t("withdraw.account")}
            required
            options={accounts.map((one) => ({ value: one.id, label: named(one) }))}
            {...form.control("account")}
          />
          <AmountWithPassword amount={amount} password={form.of("paymentPassword")} available={rules.available} />
          <WithdrawDetails rules={rules} amount={amount.value} />
          <RefusalAlert by={form} takesFocus />
          <Button type="submit" variant="primary" fullWidth pending={pending} {...buttonUnlessClosed(closed, closedReason)}>
            {pending ? t("sending") : t("withdraw.go")}
          </Button>
          <Group gap={3}>
            <Button variant="ghost" size="sm" data-opens="accounts" onClick={() => leaveFor("accounts")}>
              {t("withdraw.accounts")}
            </Button>
            <Button variant="ghost" size="sm" data-opens="password" onClick={() => leaveFor("password")}>
              {t("password.change")}
            </Button>
          </Group>
        </>
      )}
    </Form>
  );
}
