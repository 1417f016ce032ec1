import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Inline } from "@baize/ui/inline";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract";
import type { CentrePageProps } from "../../centre-page.ts";
import { ExportButton } from "../../shared/export-button.tsx";
import { RecordTable } from "../../shared/record-table.tsx";
import { useMoney } from "../../shared/use-money.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { usePages } from "../../shared/use-pages.ts";
import { TransactionDetail } from "./transaction-detail.tsx";
import { TransactionFilters } from "./transaction-filters.tsx";
import { useTransactionColumns } from "./use-transaction-columns.tsx";
import { type TransactionFilterState, useTransactionFilters } from "./use-transaction-filters.ts";
import { useTransactionLines } from "./use-transaction-lines.ts";

/** The account record: each line of a wallet with what it held after it. The address names the one that is open. */
export default function TransactionsPage({ place, onPlaceChange }: CentrePageProps) {
  const filters = useTransactionFilters();
  if (place) return <TransactionDetail id={place} which={filters.which} back={() => onPlaceChange("")} />;
  return <Record filters={filters} />;
}

function Record({ filters }: { filters: TransactionFilterState }) {
  const { t } = useTranslation(["transactions", "centre", "common"]);
  const { addressOf } = useOverlay();
  const list = usePages("transactions.list", filters.input);
  const columns = useTransactionColumns(list.first?.totals, ({ id }) => addressOf("member", `transactionHistory/${id}`));
  const lines = useTransactionLines(filters);
  const title = t("centre:page.transactionHistory");
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <Heading level={2}>{title}</Heading>
        <ExportButton name={title} rows={lines} disabled={list.rows.length === 0} />
      </Inline>
      <Text tone="muted" measure>
        {t("note")}
      </Text>
      <TransactionFilters filters={filters} />
      {list.first ? <Totals totals={list.first.totals} /> : null}
      <RecordTable
        title={title}
        empty={{ title: t("empty.title"), body: t("empty.body") }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        totalsLabel={t("total.label")}
      />
    </Stack>
  );
}

function Totals({ totals }: { totals: OutputOf<"transactions.list">["totals"] }) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t("total.in")} value={<Money parts={money(totals.in)} />} />
      <Stat label={t("total.out")} value={<Money parts={money(totals.out)} />} />
      <Stat label={t("total.net")} value={<Money parts={money(totals.net, { sign: "always" })} />} />
    </StatGroup>
  );
}
