import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import type { TransferSide } from "@baize/domain/payments/member-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { ABOUT_AMOUNT_WITH_PASSWORD, useAmountWithPassword } from "../../shared/money/use-amount-with-password.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";

export type Rules = OutputOf<"upline.rules">;
interface Asked {
  readonly side: TransferSide;
  readonly account: string;
  readonly amount: bigint | undefined;
}

/** Validates a transfer, sends it once, and keeps the refusal. */
export function useUplineSend(rules: Rules, onSent: () => void) {
  const { t } = useTranslation(["upline", "money", "validation"]);
  const format = useFormat();
  const once = useOnce("upline.send");
  const { labels, look } = useAmountWithPassword();
  const refusal = useRefusal({
    names: ["account", "amount", "paymentPassword"],
    fieldOf: { "auth.user_unknown": "account", ...ABOUT_AMOUNT_WITH_PASSWORD },
    labels: { account: t("account"), ...labels },
  });
  const send = async (form: HTMLFormElement, { side, account, amount }: Asked) => {
    const { currency } = rules.available;
    const { paymentPassword, found } = look(form, amount, rules);
    const unnamed = side === "downline" && !account;
    const whose = unnamed ? { account: t("validation:issue.required", { field: t("account") }) } : {};
    if (!refusal.passes(form, { ...whose, ...found }) || amount === undefined) return;
    const whom = side === "downline" ? { to: side, account } : { to: side };
    try {
      const sent = await once.send({ ...whom, amount: formatAmount(amount, currency), paymentPassword });
      toasts.show({ tone: "positive", message: t("sent", { amount: format.money(sent.amount), account: sent.account }) });
      onSent();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
