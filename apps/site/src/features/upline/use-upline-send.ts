import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import type { TransferSide } from "@baize/domain/payments/member-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { useAmountWithPassword } from "../../shared/money/use-amount-with-password.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

export type TransferRules = OutputOf<"upline.rules">;
interface Transfer {
  readonly side: TransferSide;
  readonly account: string;
  readonly amount: bigint | undefined;
  readonly paymentPassword: string;
}

/** The receiver that the address names, as the page of a downline does. */
function useGivenAccount({ sides }: TransferRules): Pick<Transfer, "side" | "account"> {
  const [params] = useCentreQuery();
  const account = (params.get("to") ?? "").slice(0, 64);
  const isGiven = account !== "" && sides.includes("downline");
  return isGiven ? { side: "downline", account } : { side: sides[0] ?? "upline", account: "" };
}

/** The form of a transfer to the upline or to a member of the downline. It is sent once. */
export function useUplineSend(rules: TransferRules, onSent: () => void) {
  const { t } = useTranslation(["upline", "money", "validation"]);
  const toasts = useToasts();
  const format = useFormat();
  const once = useOnce("upline.send");
  const proven = useAmountWithPassword(rules);
  const label = t("account");
  const given = useGivenAccount(rules);
  return useSiteForm<Transfer>({
    ...proven,
    defaultValues: { ...given, amount: undefined, paymentPassword: "" },
    check: (values) => {
      const unnamed = values.side === "downline" && !values.account;
      return { ...proven.check(values), account: unnamed ? t("validation:issue.required", { field: label }) : undefined };
    },
    fieldOf: { "auth.user_unknown": "account", ...proven.fieldOf },
    labels: { account: label, ...proven.labels },
    send: async ({ side, account, amount = 0n, paymentPassword }) => {
      const whom = side === "downline" ? { to: side, account } : { to: side };
      const sent = await once.send({ ...whom, amount: formatAmount(amount, rules.available.currency), paymentPassword });
      toasts.show({ tone: "positive", message: t("sent", { amount: format.money(sent.amount), account: sent.account }) });
      onSent();
    },
  });
}
