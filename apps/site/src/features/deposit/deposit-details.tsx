import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { feeOf } from "@baize/domain/payments/fee";
import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Channel } from "./types.ts";
import { useUsualArrival } from "./use-usual-arrival.ts";

interface DepositDetailsProps {
  channel: Channel;
  amount: bigint | undefined;
  minutes: number;
  /** What the member's own limits leave; undefined without a limit. */
  remaining: MoneyAmount | undefined;
}

/** The fee by the server's own rule, the amount that arrives, and when it usually does. */
export function DepositDetails({ channel, amount = 0n, minutes, remaining }: DepositDetailsProps) {
  const { t } = useTranslation("money");
  const money = useMoney();
  const usual = useUsualArrival(channel.usualMinutes);
  const { currency } = channel.min;
  const fee = feeOf(amount, { ppm: channel.feePpm, fixed: amount > 0n ? minorOf(channel.feeFixed) : 0n });
  const shown = (minor: bigint) => <Money parts={money(toMoneyAmount({ minor, currency }))} />;
  return (
    <DescriptionList
      layout="ends"
      items={[
        { id: "fee", term: t("fee.label"), detail: shown(fee) },
        { id: "arrives", term: t("deposit.arrives"), detail: shown(amount - fee) },
        ...(remaining ? [{ id: "left", term: t("deposit.left"), detail: <Money parts={money(remaining)} /> }] : []),
        { id: "time", term: t("deposit.time"), detail: t("minutes", { count: minutes }) },
        ...usual,
      ]}
    />
  );
}
