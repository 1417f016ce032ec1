import { useTranslation } from "react-i18next";
import { AmountField } from "@baize/ui/amount-field";
import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { PaymentPasswordField } from "./payment-password-field.tsx";
import type { Refusal } from "../forms/use-refusal.ts";

interface AmountWithPasswordProps {
  value: bigint | undefined;
  onValueChange: (amount: bigint | undefined) => void;
  /** The available amount: one press takes all of it. */
  available: MoneyAmount;
  refusal: Pick<Refusal<"amount" | "paymentPassword">, "of">;
}

/** The amount, and the withdrawal password: the fields of `useAmountWithPassword`. */
export function AmountWithPassword({ value, onValueChange, available, refusal }: AmountWithPasswordProps) {
  const { t } = useTranslation("money");
  const { locale } = useFormat();
  return (
    <>
      <AmountField
        name="amount"
        label={t("amount")}
        required
        currency={available.currency}
        locale={locale.tags[0] ?? "en"}
        value={value}
        onValueChange={onValueChange}
        all={{ label: t("all"), amount: minorOf(available) }}
        {...refusal.of("amount")}
      />
      <PaymentPasswordField name="paymentPassword" label={t("withdraw.password")} {...refusal.of("paymentPassword")} />
    </>
  );
}
