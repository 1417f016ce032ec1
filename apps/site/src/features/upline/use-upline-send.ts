import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract";
import { formatWireAmount, minorOf } from "@baize/domain/money/wire";
import type { TransferSide } from "@baize/domain/payment/member-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { formText } from "../../shared/form-text.ts";
import { toasts } from "../../shared/toasts.ts";
import { useOnce } from "../../shared/use-once.ts";
import { useRangeProblem } from "../../shared/use-range-problem.ts";
import { useRefusal } from "../../shared/use-refusal.ts";

export type Rules = OutputOf<"upline.rules">;
interface Asked {
  readonly side: TransferSide;
  readonly account: string;
  readonly amount: bigint | undefined;
}

/** Looks at a transfer, sends it once, and holds what was refused. */
export function useUplineSend(rules: Rules, onSent: () => void) {
  const { t } = useTranslation(["upline", "money", "validation"]);
  const format = useFormat();
  const once = useOnce("upline.send");
  const problem = useRangeProblem();
  const refusal = useRefusal({
    names: ["account", "amount", "paymentPassword"],
    fieldOf: {
      "auth.user_unknown": "account",
      "money.insufficient": "amount",
      "payment_password.wrong": "paymentPassword",
      "payment_password.locked": "paymentPassword",
    },
    labels: { account: t("account"), amount: t("money:amount"), paymentPassword: t("money:withdraw.password") },
  });
  const required = (field: string) => t("validation:issue.required", { field });
  const send = async (form: HTMLFormElement, { side, account, amount }: Asked) => {
    const { currency } = rules.available;
    const paymentPassword = formText(new FormData(form), "paymentPassword");
    const outside = problem(amount, { min: minorOf(rules.min), max: minorOf(rules.max) }, currency);
    const found = {
      ...(side === "downline" && !account ? { account: required(t("account")) } : {}),
      ...(outside ? { amount: outside } : {}),
      ...(paymentPassword ? {} : { paymentPassword: required(t("money:withdraw.password")) }),
    };
    if (!refusal.passes(form, found) || amount === undefined) return;
    const whom = side === "downline" ? { to: side, account } : { to: side };
    try {
      const sent = await once.send({ ...whom, amount: formatWireAmount(amount, currency), paymentPassword });
      toasts.show({ tone: "positive", message: t("sent", { amount: format.money(sent.amount), account: sent.account }) });
      onSent();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
