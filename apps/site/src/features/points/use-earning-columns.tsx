import { useTranslation } from "react-i18next";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";

type Earning = OutputOf<"points.config">["earning"][number];

/** The game, the amount, and the points that it earns. */
export function useEarningColumns(): DataTableColumn<Earning>[] {
  const { t } = useTranslation("points");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "type", header: t("earning.what"), rowHeader: true, cell: ({ type }) => t(`earning.${type}`) },
    { id: "per", header: t("earning.per"), align: "end", cell: ({ per }) => <Money parts={money(per, { whole: true })} /> },
    {
      id: "points",
      header: t("earning.points"),
      align: "end",
      card: "figure",
      cell: ({ points }) => `${format.number(points)} ${t("unit", { count: points })}`,
    },
  ];
}
