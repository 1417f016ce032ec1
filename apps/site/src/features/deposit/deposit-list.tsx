import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { useFormat } from "@baize/i18n/use-format";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { FilteredList } from "../../shared/records/filtered-list.tsx";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";

type Deposit = OutputOf<"deposits.list">["items"][number];

const tones = {
  created: "info",
  processing: "info",
  succeeded: "positive",
  failed: "negative",
  expired: "neutral",
  review: "warning",
  reversed: "negative",
} as const;

function useColumns(): DataTableColumn<Deposit>[] {
  const { t } = useTranslation("money");
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.createdAt), priority: 2, card: "note" },
    {
      id: "channel",
      header: t("deposit.channel"),
      rowHeader: true,
      priority: 1,
      cell: (one) => (
        <Link link={<RouterLink to={addressOf("member", `depositv2/${one.id}`)} />}>{t(`channel.${one.kind}`)}</Link>
      ),
    },
    {
      id: "state",
      header: t("column.state"),
      card: "aside",
      priority: 1,
      cell: (one) => <Badge tone={tones[one.state]}>{t(`deposit.state.${one.state}`)}</Badge>,
    },
    {
      id: "amount",
      card: "figure",
      header: t("amount"),
      align: "end",
      priority: 1,
      cell: (one) => <Money parts={money(one.amount)} />,
    },
  ];
}

/** The member's deposits, newest first; each links to its timeline. */
export function DepositList() {
  const { t } = useTranslation(["money", "centre"]);
  const filters = useListFilters("state", DEPOSIT_STATES);
  const list = usePages("deposits.list", filters.input);
  const totals = list.first?.totals;
  return (
    <FilteredList
      title={t("deposit.list")}
      fileRows={useFileRows(filters.input)}
      filters={filters}
      choice={{
        label: t("column.state"),
        options: DEPOSIT_STATES.map((value) => ({ value, label: t(`deposit.state.${value}`) })),
      }}
      sums={
        totals
          ? [
              { label: t("total.in"), of: totals.paid },
              { label: t("total.fees"), of: totals.fees },
              { label: t("total.underWay"), of: totals.underWay },
            ]
          : undefined
      }
      empty={{ title: t("deposit.empty.title"), body: t("deposit.empty.body") }}
      columns={useColumns()}
      list={list}
    />
  );
}

/** All filtered deposits as rows of a file. */
function useFileRows(input: InputOf<"deposits.list">): () => FileRows {
  const { t } = useTranslation(["money", "centre"]);
  return wholeList("deposits.list", input, [
    [t("column.time"), ({ createdAt }) => fileTime(createdAt)],
    [t("number"), ({ id }) => id],
    [t("deposit.channel"), ({ kind }) => t(`channel.${kind}`)],
    [t("column.state"), ({ state }) => t(`deposit.state.${state}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("amount"), ({ amount }) => amount.amount],
    [t("fee.label"), ({ fee }) => fee.amount],
  ]);
}
