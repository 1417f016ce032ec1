import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { PaymentPasswordField } from "./payment-password-field.tsx";
import type { TextBinding, ValueBinding } from "../forms/use-site-form.ts";

interface AmountWithPasswordProps {
  amount: ValueBinding<bigint | undefined>;
  password: TextBinding;
  /** The available amount: one press takes all of it. */
  available: MoneyAmount;
}

/** The amount, and the withdrawal password: the fields of `useAmountWithPassword`. */
export function AmountWithPassword({ amount, password, available }: AmountWithPasswordProps) {
  const { t } = useTranslation("money");
  const { locale } = useFormat();
  return (
    <>
      <AmountField
        label={t("amount")}
        required
        currency={available.currency}
        locale={locale.tags[0] ?? "en"}
        all={{ label: t("all"), amount: minorOf(available) }}
        {...amount}
      />
      <PaymentPasswordField label={t("withdraw.password")} {...password} />
    </>
  );
}
