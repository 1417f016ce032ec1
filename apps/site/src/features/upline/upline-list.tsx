import { useTranslation } from "react-i18next";
import { TRANSFER_DIRECTIONS } from "@baize/domain/payments/member-transfer";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { FilteredList } from "../../shared/records/filtered-list.tsx";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";

type Row = OutputOf<"upline.list">["items"][number];

/** Transfers along the tree, sent and received, newest first. */
export function UplineList() {
  const { t } = useTranslation(["upline", "centre"]);
  const filters = useListFilters("way", TRANSFER_DIRECTIONS);
  const list = usePages("upline.list", filters.input);
  const totals = list.first?.totals;
  return (
    <FilteredList
      title={t("list")}
      file={t("centre:page.transferUpline")}
      fileRows={useFileRows(filters.input)}
      filters={filters}
      choice={{ label: t("way"), options: TRANSFER_DIRECTIONS.map((value) => ({ value, label: t(`way.${value}`) })) }}
      sums={
        totals
          ? [
              { label: t("way.sent"), of: totals.sent },
              { label: t("way.received"), of: totals.received },
            ]
          : undefined
      }
      empty={{ title: t("empty.title"), body: t("empty.body") }}
      columns={useColumns()}
      list={list}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useTranslation(["upline", "money"]);
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "account", header: t("column.with"), rowHeader: true, priority: 1, cell: ({ account }) => <bdi>{account}</bdi> },
    { id: "side", header: t("side"), priority: 3, cell: ({ side }) => t(`side.${side}`) },
    { id: "way", header: t("way"), priority: 2, cell: ({ way }) => t(`way.${way}`) },
    { id: "time", header: t("money:column.time"), priority: 2, cell: ({ at }) => format.dateTime(at) },
    { id: "amount", header: t("money:amount"), align: "end", priority: 1, cell: ({ amount }) => <Money parts={money(amount)} /> },
  ];
}

/** All filtered transfers as rows of a file. */
function useFileRows(input: InputOf<"upline.list">): () => FileRows {
  const { t } = useTranslation(["upline", "money", "centre"]);
  return wholeList("upline.list", input, [
    [t("money:column.time"), ({ at }) => fileTime(at)],
    [t("column.with"), ({ account }) => account],
    [t("side"), ({ side }) => t(`side.${side}`)],
    [t("way"), ({ way }) => t(`way.${way}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("money:amount"), ({ amount }) => amount.amount],
    [t("money:number"), ({ id }) => id],
  ]);
}
