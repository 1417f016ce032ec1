import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { MAIN_WALLET, TRANSFER_STATES } from "@baize/domain/payments/wallet-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { FilteredList } from "../../shared/records/filtered-list.tsx";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";

type Row = OutputOf<"wallets.transfers">["items"][number];

const tones = { pending: "info", succeeded: "positive", failed: "negative" } as const;

/** The direction of a transfer, as text. */
function useDirection(): (row: Row) => string {
  const { t } = useTranslation("wallet");
  return ({ to, vendorName: name }) => t(to === MAIN_WALLET ? "from.named" : "to.named", { name });
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useTranslation("wallet");
  const format = useFormat();
  const money = useMoney();
  const directionOf = useDirection();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.at), priority: 2 },
    {
      id: "direction",
      header: t("column.direction"),
      rowHeader: true,
      priority: 1,
      cell: directionOf,
    },
    {
      id: "state",
      header: t("column.state"),
      priority: 1,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
    },
    { id: "amount", header: t("amount"), align: "end", priority: 1, cell: ({ amount }) => <Money parts={money(amount)} /> },
  ];
}

/** Transfers between wallets, newest first; a pending one changes as soon as its provider has answered. */
export function TransferList() {
  const { t } = useTranslation("wallet");
  const filters = useListFilters("state", TRANSFER_STATES);
  const list = usePages("wallets.transfers", filters.input);
  const totals = list.first?.totals;
  return (
    <FilteredList
      title={t("list")}
      fileRows={useFileRows(filters.input)}
      filters={filters}
      choice={{ label: t("column.state"), options: TRANSFER_STATES.map((value) => ({ value, label: t(`state.${value}`) })) }}
      sums={
        totals
          ? [
              { label: t("direction.in"), of: totals.in },
              { label: t("direction.out"), of: totals.out },
              { label: t("figure.pending"), of: totals.underWay },
            ]
          : undefined
      }
      empty={{ title: t("list.empty.title"), body: t("list.empty.body") }}
      columns={useColumns()}
      list={list}
    />
  );
}

/** All filtered transfers as rows of a file. */
function useFileRows(input: InputOf<"wallets.transfers">): () => FileRows {
  const { t } = useTranslation(["wallet", "money", "centre"]);
  const directionOf = useDirection();
  return wholeList("wallets.transfers", input, [
    [t("column.time"), ({ at }) => fileTime(at)],
    [t("money:number"), ({ reference }) => reference],
    [t("column.direction"), directionOf],
    [t("column.state"), ({ state }) => t(`state.${state}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("amount"), ({ amount }) => amount.amount],
  ]);
}
