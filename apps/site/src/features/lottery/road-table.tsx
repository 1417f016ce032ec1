import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable, type DataTableColumn } from "@baize/ui/data-table";

type Step = OutputOf<"lottery.trends">["road"][number];

interface RoadTableProps {
  /** What the road shows. */
  caption: string;
  road: readonly Step[];
}

/** The road as a table, the newest draw first: the sum of each draw, and what it counts as. */
export function RoadTable({ caption, road }: RoadTableProps) {
  return (
    <DataTable
      caption={caption}
      labelHidden
      virtualized
      maxBlockSize="320px"
      columns={useColumns()}
      rows={road}
      rowKey={({ issue }) => issue}
    />
  );
}

function useColumns(): DataTableColumn<Step>[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  return [
    { id: "issue", header: t("past.draw"), rowHeader: true, cell: ({ issue }) => <bdi>{issue}</bdi> },
    { id: "sum", header: t("group.sum"), align: "end", cell: ({ sum }) => format.number(sum) },
    { id: "big", header: t("trends.road.big"), cell: ({ isBig }) => t(isBig ? "option.big" : "option.small") },
    { id: "odd", header: t("trends.road.odd"), cell: ({ isOdd }) => t(isOdd ? "option.odd" : "option.even") },
  ];
}
