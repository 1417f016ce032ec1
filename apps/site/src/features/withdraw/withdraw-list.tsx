import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { WITHDRAWAL_STATES, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { useFormat } from "@baize/i18n/use-format";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { FilteredList } from "../../shared/records/filtered-list.tsx";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";

type Row = OutputOf<"withdrawals.list">["items"][number];

const tones: Record<WithdrawalState, "info" | "positive" | "negative" | "neutral" | "warning"> = {
  pending: "info",
  approved: "info",
  paying: "info",
  paid: "warning",
  partly_received: "warning",
  received: "positive",
  auto_received: "positive",
  disputed: "warning",
  rejected: "negative",
  cancelled: "neutral",
  failed: "negative",
  refunded: "neutral",
};

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useTranslation("money");
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.createdAt), priority: 2, card: "note" },
    {
      id: "account",
      header: t("withdraw.account"),
      rowHeader: true,
      priority: 1,
      cell: (one) => (
        <Link link={<RouterLink to={addressOf("member", `withdraw/${one.id}`)} />}>
          <bdi>{one.account}</bdi>
        </Link>
      ),
    },
    {
      id: "state",
      header: t("column.state"),
      card: "aside",
      priority: 1,
      cell: (one) => <Badge tone={tones[one.state]}>{t(`withdraw.state.${one.state}`)}</Badge>,
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

/** The member's withdrawals, newest first; each links to its timeline. */
export function WithdrawList() {
  const { t } = useTranslation(["money", "centre"]);
  const filters = useListFilters("state", WITHDRAWAL_STATES);
  const list = usePages("withdrawals.list", filters.input);
  const totals = list.first?.totals;
  return (
    <FilteredList
      title={t("withdraw.list")}
      fileRows={useFileRows(filters.input)}
      filters={filters}
      choice={{
        label: t("column.state"),
        options: WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdraw.state.${value}`) })),
      }}
      sums={
        totals
          ? [
              { label: t("total.out"), of: totals.paid },
              { label: t("total.fees"), of: totals.fees },
              { label: t("total.underWay"), of: totals.underWay },
            ]
          : undefined
      }
      empty={{ title: t("withdraw.empty.title"), body: t("withdraw.empty.body") }}
      columns={useColumns()}
      list={list}
    />
  );
}

/** All filtered withdrawals as rows of a file. */
function useFileRows(input: InputOf<"withdrawals.list">): () => FileRows {
  const { t } = useTranslation(["money", "centre"]);
  return wholeList("withdrawals.list", input, [
    [t("column.time"), ({ createdAt }) => fileTime(createdAt)],
    [t("number"), ({ id }) => id],
    [t("withdraw.account"), ({ account }) => account],
    [t("column.state"), ({ state }) => t(`withdraw.state.${state}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("amount"), ({ amount }) => amount.amount],
    [t("fee.label"), ({ fee }) => fee.amount],
    [t("withdraw.sent"), ({ sent }) => sent.amount],
  ]);
}
