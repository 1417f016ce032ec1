import { useTranslation } from "react-i18next";
import { TRANSFER_WAYS } from "@baize/domain/payment/member-transfer";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Heading } from "@baize/ui/heading";
import { Inline } from "@baize/ui/inline";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { InputOf, OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { allPages } from "../../shared/csv.ts";
import { ExportButton } from "../../shared/export-button.tsx";
import { ListFilters } from "../../shared/list-filters.tsx";
import { RecordTable } from "../../shared/record-table.tsx";
import { useListFilters } from "../../shared/use-list-filters.ts";
import { useMoney } from "../../shared/use-money.ts";
import { usePages } from "../../shared/use-pages.ts";

type Page = OutputOf<"upline.list">;

/** What was sent and received along the tree, newest first. */
export function UplineList() {
  const { t } = useTranslation(["upline", "centre", "common"]);
  const filters = useListFilters("way", TRANSFER_WAYS);
  const input = { ...filters.days.input, ...(filters.value ? { way: filters.value } : {}) };
  const list = usePages("upline.list", input);
  const ways = TRANSFER_WAYS.map((value) => ({ value, label: t(`way.${value}`) }));
  const columns = useColumns();
  const lines = useLines(input);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Heading level={3}>{t("list")}</Heading>
        <ExportButton name={t("centre:page.transferUpline")} rows={lines} disabled={list.rows.length === 0} />
      </Inline>
      <ListFilters filters={filters} label={t("way")} options={ways} />
      {list.first && list.first.totals.count > 0 ? <Totals totals={list.first.totals} /> : null}
      <RecordTable
        title={t("list")}
        empty={{ title: t("empty.title"), body: t("empty.body") }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

function Totals({ totals }: { totals: Page["totals"] }) {
  const { t } = useTranslation("upline");
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t("way.sent")} value={<Money parts={money(totals.sent)} />} />
      <Stat label={t("way.received")} value={<Money parts={money(totals.received)} />} />
    </StatGroup>
  );
}

function useColumns(): DataTableColumn<Page["items"][number]>[] {
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

/** Every transfer that the filters let through, as lines of a file. */
function useLines(input: InputOf<"upline.list">): () => Promise<string[][]> {
  const { t } = useTranslation(["upline", "money", "transactions"]);
  const header = [
    t("money:column.time"),
    t("column.with"),
    t("side"),
    t("way"),
    t("transactions:column.currency"),
    t("money:amount"),
    t("money:number"),
  ];
  return async () => {
    const pages = await allPages((cursor) => api.call("upline.list", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }));
    const rows = pages.flatMap(({ items }) => items);
    return [
      header,
      ...rows.map(({ at, account, side, way, amount, id }) => [
        new Date(at).toISOString(),
        account,
        t(`side.${side}`),
        t(`way.${way}`),
        amount.currency,
        amount.amount,
        id,
      ]),
    ];
  };
}
