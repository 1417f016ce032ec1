import { useTranslation } from "react-i18next";
import { POINT_TYPES } from "@baize/domain/rewards/points/kinds";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ListFilters } from "../../shared/records/list-filters.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { ConvertPoints } from "./convert-points.tsx";
import { usePointsFileRows } from "./use-points-file-rows.ts";

type Line = OutputOf<"points.records">["items"][number];

/** The points account by line, and the conversion to a bonus. */
export default function PointsDetailsPage() {
  const { t } = useTranslation(["points", "centre"]);
  const format = useFormat();
  const filters = useListFilters("type", POINT_TYPES);
  const balance = useRead("points.balance", {});
  const list = usePages("points.records", filters.input);
  const fileRows = usePointsFileRows(filters.input);
  const totals = list.first?.totals;
  const columns = useColumns(totals?.net);
  const title = t("centre:page.pointsDetails");
  const types = POINT_TYPES.map((value) => ({ value, label: t(`earning.${value}`) }));
  return (
    <Stack gap={5}>
      <RecordHead title={title} fileRows={fileRows} none={list.rows.length === 0} />
      <StatGroup>
        <Stat label={t("mine")} value={balance.data ? format.number(balance.data.points) : "–"} />
      </StatGroup>
      {balance.data ? <ConvertPoints {...balance.data} /> : null}
      <ListFilters filters={filters} label={t("record.type")} options={types} />
      <SumFigures
        sums={
          totals
            ? [
                { label: t("record.in"), of: totals.in },
                { label: t("record.out"), of: totals.out },
              ]
            : undefined
        }
      />
      <RecordTable
        title={title}
        empty={{ title: t("record.empty"), body: t("lead") }}
        filters={{ ...filters, chosen: [filters.value && t(`earning.${filters.value}`)] }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

/** `net`: the sum of all filtered lines. */
function useColumns(net: number | undefined): DataTableColumn<Line>[] {
  const { t } = useTranslation("points");
  const format = useFormat();
  const signed = (change: number) => (change > 0 ? `+${format.number(change)}` : format.number(change));
  return [
    { id: "time", header: t("record.time"), cell: ({ at }) => format.dateTime(at), card: "note" },
    { id: "type", header: t("record.type"), rowHeader: true, cell: ({ type }) => t(`earning.${type}`) },
    {
      id: "change",
      card: "figure",
      header: t("record.change"),
      align: "end",
      cell: ({ change }) => <bdi>{signed(change)}</bdi>,
      total: net === undefined ? undefined : <bdi>{signed(net)}</bdi>,
    },
    { id: "balance", header: t("record.balance"), align: "end", card: "aside", cell: ({ balance }) => format.number(balance) },
  ];
}
