import { useTranslation } from "react-i18next";
import { Money } from "@baize/ui/money";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";

/** The totals. */
export function ProfitFigures({ totals }: { totals: OutputOf<"bets.profit">["totals"] }) {
  const { t } = useTranslation("profit");
  const format = useFormat();
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t("column.net")} value={<Money parts={money(totals.net, { sign: "always" })} variant="net" />} />
      <Stat label={t("column.stake")} value={<Money parts={money(totals.stake)} />} />
      <Stat label={t("column.payout")} value={<Money parts={money(totals.payout)} />} />
      <Stat label={t("column.bets")} value={format.number(totals.count)} />
    </StatGroup>
  );
}
