import { useTranslation } from "react-i18next";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { CentrePageProps } from "../../navigation/types.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { TransactionDetail } from "./transaction-detail.tsx";
import { TransactionFilters } from "./transaction-filters.tsx";
import { useTransactionColumns } from "./use-transaction-columns.tsx";
import { type TransactionFilterState, useTransactionFilters } from "./use-transaction-filters.ts";
import { useTransactionFileRows } from "./use-transaction-file-rows.ts";

/** The account record: each line of a wallet with the balance after it. The address names the open one. */
export default function TransactionsPage({ path, onPathChange }: CentrePageProps) {
  const filters = useTransactionFilters();
  if (path) return <TransactionDetail id={path} which={filters.which} back={() => onPathChange("")} />;
  return <Record filters={filters} />;
}

function Record({ filters }: { filters: TransactionFilterState }) {
  const { t } = useTranslation(["transactions", "centre"]);
  const { addressOf } = useOverlay();
  const list = usePages("transactions.list", filters.input);
  const totals = list.first?.totals;
  const columns = useTransactionColumns(totals, ({ id }) => addressOf("member", `transactionHistory/${id}`));
  const fileRows = useTransactionFileRows(filters);
  const { wallet, vendor, type } = filters;
  const walletName = wallet === "cash" ? "" : t(`wallet.${wallet}`);
  const chosen = [vendor ? t("wallet.vendorNamed", { vendor }) : walletName, type && t(`type.${type}`)];
  const title = t("centre:page.transactionHistory");
  return (
    <Stack gap={5}>
      <RecordHead title={title} fileRows={fileRows} none={list.rows.length === 0} />
      <Text tone="muted" measure>
        {t("note")}
      </Text>
      <TransactionFilters filters={filters} />
      <SumFigures
        sums={
          totals
            ? [
                { label: t("total.in"), of: totals.in },
                { label: t("total.out"), of: totals.out },
                { label: t("total.net"), of: totals.net, sign: "always" },
              ]
            : undefined
        }
      />
      <RecordTable
        title={title}
        empty={{ title: t("empty.title"), body: t("empty.body") }}
        filters={{ ...filters, chosen }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}
