import { useTranslation } from "react-i18next";
import type { ErrorCode } from "@baize/api/errors";
import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf } from "@baize/domain/money/amount";
import type { Problems } from "../forms/use-field-problems.ts";
import { useRangeProblem } from "./use-range-problem.ts";

interface AmountAndPassword {
  readonly amount: bigint | undefined;
  readonly paymentPassword: string;
}
interface Bounds {
  readonly min: MoneyAmount;
  readonly max: MoneyAmount;
}

const rules = { paymentPassword: { required: true } } as const;
const fieldOf = {
  "money.insufficient": "amount",
  "payment_password.wrong": "paymentPassword",
  "payment_password.locked": "paymentPassword",
} as const satisfies Partial<Record<ErrorCode, keyof AmountAndPassword>>;

/** The rules, error codes, labels and check of `AmountWithPassword`. Needs the namespace `money`. */
export function useAmountWithPassword({ min, max }: Bounds) {
  const { t } = useTranslation("money");
  const problem = useRangeProblem();
  const check = ({ amount }: AmountAndPassword): Problems<keyof AmountAndPassword> => ({
    amount: problem(amount, { min: minorOf(min), max: minorOf(max) }, min.currency),
  });
  return { rules, fieldOf, labels: { amount: t("amount"), paymentPassword: t("withdraw.password") }, check };
}
