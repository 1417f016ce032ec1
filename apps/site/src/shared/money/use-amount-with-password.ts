import { useTranslation } from "react-i18next";
import type { ErrorCode } from "@baize/api/errors";
import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf } from "@baize/domain/money/amount";
import { formText } from "../forms/form-text.ts";
import { useRangeProblem } from "./use-range-problem.ts";

type Field = "amount" | "paymentPassword";

/** Codes of one of the two fields. */
export const ABOUT_AMOUNT_WITH_PASSWORD = {
  "money.insufficient": "amount",
  "payment_password.wrong": "paymentPassword",
  "payment_password.locked": "paymentPassword",
} as const satisfies Partial<Record<ErrorCode, Field>>;

interface Bounds {
  readonly min: MoneyAmount;
  readonly max: MoneyAmount;
}

/** Names and validates the fields of `AmountWithPassword`. Needs the namespaces `money` and `validation`. */
export function useAmountWithPassword() {
  const { t } = useTranslation(["money", "validation"]);
  const problem = useRangeProblem();
  const labels: Readonly<Record<Field, string>> = { amount: t("amount"), paymentPassword: t("withdraw.password") };
  /** The typed password, and the errors of the two fields. */
  const look = (form: HTMLFormElement, amount: bigint | undefined, { min, max }: Bounds) => {
    const paymentPassword = formText(new FormData(form), "paymentPassword");
    const outside = problem(amount, { min: minorOf(min), max: minorOf(max) }, min.currency);
    const found: Partial<Record<Field, string>> = {
      ...(outside ? { amount: outside } : {}),
      ...(paymentPassword ? {} : { paymentPassword: t("validation:issue.required", { field: labels.paymentPassword }) }),
    };
    return { paymentPassword, found };
  };
  return { labels, look };
}
