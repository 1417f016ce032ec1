import { useTranslation } from "react-i18next";
import { currencyDigits } from "@baize/domain/money/currency";
import { useFormat } from "@baize/i18n/use-format";
import { Chart, type ChartProps } from "@baize/ui/chart";
import { Grid } from "@baize/ui/grid";
import type { DayFigures } from "./every-day.ts";

/** At noon UTC it is the same day in nearly every zone that dates are written in. */
const NOON = 43_200_000;

interface DayChartsProps {
  readonly days: readonly DayFigures[];
  readonly currency: string;
  readonly today: string;
}

/** Valid bets, and profit and loss, day by day. */
export function DayCharts({ days, currency, today }: DayChartsProps) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const amount = useChartMoney(currency);
  const points = days.map(({ day }) => ({ id: day, label: format.date(Date.parse(day) + NOON, "day") }));
  const shared = {
    kind: "bar" as const,
    size: "sm" as const,
    points,
    marked: today,
    empty: t("trends.none"),
  };
  const series = (figure: "validBet" | "net", name: string) => [{ id: figure, name, readings: days.map((day) => day[figure]) }];
  const [validBet, net] = [t("trends.validBet"), t("trends.net")];
  return (
    <Grid layout="halves">
      <Chart {...shared} title={validBet} series={series("validBet", validBet)} format={amount(false)} />
      <Chart {...shared} title={net} series={series("net", net)} format={amount(true)} bySign />
    </Grid>
  );
}

/** Amounts of a chart; its axis leaves ".00" out. */
function useChartMoney(currency: string): (isNet: boolean) => ChartProps["format"] {
  const format = useFormat();
  const digits = currencyDigits(currency);
  return (isNet) => (value, use) => {
    const minor = { minor: BigInt(value), currency, digits };
    const sign = isNet ? ("always" as const) : ("auto" as const);
    if (use === "value") return format.money(minor, sign);
    const parts = format.moneyParts(minor);
    return `${parts.sign}${parts.symbol}${parts.major}${/[1-9]/.test(parts.minor) ? parts.minor : ""}`;
  };
}
