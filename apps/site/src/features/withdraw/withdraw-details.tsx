import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { feeOf } from "@baize/domain/payments/fee";
import { useFormat } from "@baize/i18n/use-format";
import { useSpans } from "../../shared/language/use-spans.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import type { WithdrawalRules } from "./types.ts";

/** What goes out, the fee by the server's own rule, and what is left of the day's limit, and when it usually arrives. */
export function WithdrawDetails({ rules, amount = 0n }: { rules: WithdrawalRules; amount: bigint | undefined }) {
  const { t } = useTranslation("money");
  const money = useMoney();
  const format = useFormat();
  const spans = useSpans();
  const { currency } = rules.available;
  const fee = feeOf(amount, { ppm: rules.feePpm, fixed: amount > 0n ? minorOf(rules.feeFixed) : 0n });
  const shown = (minor: bigint) => <Money parts={money(toMoneyAmount({ minor, currency }))} />;
  return (
    <DescriptionList
      layout="ends"
      items={[
        { id: "available", term: t("withdraw.available"), detail: <Money parts={money(rules.available)} /> },
        { id: "amount", term: t("amount"), detail: shown(amount) },
        { id: "fee", term: t("fee.label"), detail: shown(fee) },
        { id: "sent", term: t("withdraw.sent"), detail: shown(amount - fee) },
        { id: "today", term: t("withdraw.left"), detail: format.number(Math.max(0, rules.perDay - rules.today)) },
        ...(rules.usualHours === undefined
          ? []
          : [
              {
                id: "usual",
                term: t("withdraw.usual"),
                detail: t("withdraw.within", { time: spans.of(rules.usualHours, "hour") }),
              },
            ]),
      ]}
    />
  );
}
