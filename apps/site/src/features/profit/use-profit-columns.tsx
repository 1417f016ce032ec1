import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

type Profit = OutputOf<"bets.profit">;
type Line = Profit["items"][number];
// At noon UTC it is the same day in nearly every zone that the brand may write its dates in.
const noon = 12 * 3_600_000;

/** The day or the kind of game of a line. */
function useLineName(): (line: Line) => string {
  const { t } = useTranslation("common");
  const format = useFormat();
  return ({ day, category }) => {
    if (day !== null) return format.date(Date.parse(day) + noon);
    return category === null ? "" : t(`category.${category}`);
  };
}

/** The columns; a row links to the betting record of its day, or of its kind of game on the chosen days. */
export function useProfitColumns(
  by: "day" | "category",
  totals: Profit["totals"] | undefined,
  days: { readonly from?: string; readonly to?: string },
): DataTableColumn<Line>[] {
  const { t } = useTranslation("profit");
  const format = useFormat();
  const money = useMoney();
  const name = useLineName();
  const { addressOf } = useOverlay();
  const addressOfLine = ({ day, category }: Line) =>
    addressOf("member", "personalHistoryCopy", day === null ? { ...days, category: category ?? "" } : { from: day, to: day });
  return [
    {
      id: "name",
      header: t(`column.${by}`),
      rowHeader: true,
      priority: 1,
      cell: (line) => (
        <Link link={<RouterLink to={addressOfLine(line)} />} aria-label={t("open", { name: name(line) })}>
          {name(line)}
        </Link>
      ),
    },
    {
      id: "count",
      header: t("column.bets"),
      align: "end",
      priority: 3,
      cell: (line) => format.number(line.count),
      total: totals && format.number(totals.count),
    },
    {
      id: "stake",
      header: t("column.stake"),
      align: "end",
      priority: 2,
      cell: (line) => <Money parts={money(line.stake)} />,
      total: totals && <Money parts={money(totals.stake)} />,
    },
    {
      id: "payout",
      header: t("column.payout"),
      align: "end",
      priority: 3,
      cell: (line) => <Money parts={money(line.payout)} />,
      total: totals && <Money parts={money(totals.payout)} />,
    },
    {
      id: "net",
      header: t("column.net"),
      align: "end",
      priority: 1,
      cell: (line) => <Money parts={money(line.net, { sign: "always" })} variant="net" />,
      total: totals && <Money parts={money(totals.net, { sign: "always" })} variant="net" />,
    },
  ];
}

/** The same as rows of a file. */
export function useProfitFileRows(): (profit: Profit | undefined) => string[][] {
  const { t } = useTranslation(["profit", "common", "centre"]);
  return (profit) => [
    [
      t(profit?.items[0]?.category ? "column.category" : "column.day"),
      t("column.bets"),
      t("centre:column.currency"),
      t("column.stake"),
      t("column.payout"),
      t("column.net"),
    ],
    ...(profit?.items ?? []).map((line) => [
      line.day ?? (line.category ? t(`common:category.${line.category}`) : ""),
      String(line.count),
      line.stake.currency,
      line.stake.amount,
      line.payout.amount,
      line.net.amount,
    ]),
  ];
}
