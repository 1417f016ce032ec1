import { useTranslation } from "react-i18next";
import { Money } from "@baize/ui/money";
import { Stat, StatGroup } from "@baize/ui/stat";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Funds } from "./use-transfer.ts";

/** The total and the parts that make it: main wallet, providers' wallets, and what is in transit between them. */
export function WalletFigures({ funds: { total, pending, items } }: { funds: Funds }) {
  const { t } = useTranslation("wallet");
  const money = useMoney();
  const { currency } = total;
  const sum = (main: boolean) =>
    items.filter(({ wallet }) => (wallet === MAIN_WALLET) === main).reduce((minor, { balance }) => minor + minorOf(balance), 0n);
  const shown = (minor: bigint) => <Money parts={money(toMoneyAmount({ minor, currency }))} />;
  return (
    <StatGroup>
      <Stat label={t("figure.total")} value={<Money parts={money(total)} />} />
      <Stat label={t("main")} value={shown(sum(true))} />
      <Stat label={t("figure.vendors")} value={shown(sum(false))} />
      {minorOf(pending) > 0n ? <Stat label={t("figure.pending")} value={<Money parts={money(pending)} />} /> : null}
    </StatGroup>
  );
}
