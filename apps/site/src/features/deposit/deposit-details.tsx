import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { feeOf } from "@baize/domain/payments/fee";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Channel } from "./types.ts";

interface DepositDetailsProps {
  channel: Channel;
  amount: bigint | undefined;
  minutes: number;
}

/** The fee by the server's own rule, and the amount that arrives. */
export function DepositDetails({ channel, amount = 0n, minutes }: DepositDetailsProps) {
  const { t } = useTranslation("money");
  const money = useMoney();
  const { currency } = channel.min;
  const fee = feeOf(amount, { ppm: channel.feePpm, fixed: amount > 0n ? minorOf(channel.feeFixed) : 0n });
  const shown = (minor: bigint) => <Money parts={money(toMoneyAmount({ minor, currency }))} />;
  return (
    <DescriptionList
      layout="ends"
      items={[
        { id: "fee", term: t("fee.label"), detail: shown(fee) },
        { id: "arrives", term: t("deposit.arrives"), detail: shown(amount - fee) },
        { id: "time", term: t("deposit.time"), detail: t("minutes", { count: minutes }) },
      ]}
    />
  );
}
