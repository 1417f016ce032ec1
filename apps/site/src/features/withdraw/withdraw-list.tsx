import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract";
import type { WithdrawalState } from "@baize/domain/payment/withdrawal-state";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { PaymentTable } from "../../shared/payment-table.tsx";
import { useMoney } from "../../shared/use-money.ts";
import { useOverlay } from "../../shared/use-overlay.ts";

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
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.createdAt), priority: 2 },
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
      priority: 1,
      cell: (one) => <Badge tone={tones[one.state]}>{t(`withdraw.state.${one.state}`)}</Badge>,
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      priority: 1,
      cell: (one) => <Money parts={money(one.amount)} />,
    },
  ];
}

/** The member's withdrawals, newest first; each leads to its timeline. */
export function WithdrawList() {
  const { t } = useTranslation("money");
  const read = useInfiniteQuery({
    queryKey: ["withdrawals.list"],
    queryFn: ({ pageParam, signal }) => api.call("withdrawals.list", pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });
  const columns = useColumns();
  return (
    <PaymentTable
      title={t("withdraw.list")}
      empty={{ title: t("withdraw.empty.title"), body: t("withdraw.empty.body") }}
      columns={columns}
      read={read}
    />
  );
}
