import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { TEAM_MOVE_TYPES, type TeamMoveType } from "@baize/domain/agents/team-move";
import { useFormat } from "@baize/i18n/use-format";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { NativeSelect } from "@baize/ui/native-select";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { AccountFields } from "./account-fields.tsx";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { useAccountName } from "./use-account-name.ts";
import { usePersonColumns } from "./person-columns.tsx";
import { type MoneyFilters, useMoneyFilters } from "./use-money-filters.ts";

type Page = OutputOf<"teamReports.transactions">;
type Move = Page["items"][number];

/** The money that came to the team's wallets and left them, by kind. */
export default function TeamMoneyPage() {
  const { t } = useTranslation(["agent-reports", "centre", "transactions"]);
  const filters = useMoneyFilters();
  const list = usePages("teamReports.transactions", filters.input);
  const totals = list.first?.totals;
  const typeText = useTypeText();
  const title = t("centre:page.transactionDetails");
  return (
    <Stack gap={4}>
      <RecordHead title={title} fileRows={useFileRows(filters)} none={list.rows.length === 0} />
      <Text tone="muted" measure>
        {t("money.note")}
      </Text>
      <Fields filters={filters} />
      <SumFigures
        sums={
          totals
            ? [
                { label: t("transactions:total.in"), of: totals.in },
                { label: t("transactions:total.out"), of: totals.out },
                { label: t("transactions:total.net"), of: totals.net, sign: "always" },
              ]
            : undefined
        }
      />
      <AsOfDays at={list.first?.asOf} />
      <RecordTable
        density="compact"
        title={title}
        filters={{ ...filters, chosen: [...useAccountName(filters.whose), filters.type && typeText(filters.type)] }}
        columns={useColumns(totals)}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

/** What each kind of move is called. */
function useTypeText(): (type: TeamMoveType) => string {
  const { t } = useTranslation(["agent-reports", "transactions"]);
  return (type) => (type === "rebate" ? t("rebate") : t(`transactions:type.${type}`));
}

function Fields({ filters }: { readonly filters: MoneyFilters }) {
  const { t } = useTranslation(["transactions", "centre"]);
  const typeText = useTypeText();
  const all = { value: "", label: t("centre:filter.all") };
  return (
    <RecordFilterBar filters={filters}>
      <AccountFields filter={filters.whose} />
      <NativeSelect
        label={t("filter.type")}
        options={[all, ...TEAM_MOVE_TYPES.map((value) => ({ value, label: typeText(value) }))]}
        value={filters.type}
        onValueChange={filters.setType}
      />
    </RecordFilterBar>
  );
}

function useColumns(totals: Page["totals"] | undefined): DataTableColumn<Move>[] {
  const { t } = useTranslation("transactions");
  const format = useFormat();
  const money = useMoney();
  const typeText = useTypeText();
  const [account, level] = usePersonColumns();
  return [
    { ...account, total: totals ? t("total.lines", { count: totals.count }) : undefined },
    level,
    { id: "type", header: t("column.type"), priority: 1, cell: ({ type }) => typeText(type) },
    { id: "time", header: t("column.time"), priority: 2, cell: ({ at }) => format.dateTime(at) },
    {
      id: "amount",
      header: t("column.amount"),
      align: "end",
      priority: 1,
      cell: ({ amount }) => <Money parts={money(amount, { sign: "always" })} />,
      total: totals ? <Money parts={money(totals.net, { sign: "always" })} /> : undefined,
    },
  ];
}

/** All filtered lines as rows of a file. */
function useFileRows({ input }: MoneyFilters): () => FileRows {
  const { t } = useTranslation(["agent-reports", "transactions", "centre"]);
  const typeText = useTypeText();
  return wholeList("teamReports.transactions", input, [
    [t("transactions:column.time"), ({ at }) => fileTime(at)],
    [t("account"), ({ account }) => account],
    [t("level"), ({ level }) => String(level)],
    [t("transactions:column.type"), ({ type }) => typeText(type)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("transactions:column.amount"), ({ amount }) => amount.amount],
  ]);
}
