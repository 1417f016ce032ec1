import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { PaymentTable } from "../../shared/payment-table.tsx";
import { useMoney } from "../../shared/use-money.ts";
import { useOverlay } from "../../shared/use-overlay.ts";

type Deposit = OutputOf<"deposits.list">["items"][number];

const tones = {
  created: "info",
  processing: "info",
  succeeded: "positive",
  failed: "negative",
  expired: "neutral",
  review: "warning",
} as const;

function useColumns(): DataTableColumn<Deposit>[] {
  const { t } = useTranslation("money");
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.createdAt), priority: 2 },
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
      priority: 1,
      cell: (one) => <Badge tone={tones[one.state]}>{t(`deposit.state.${one.state}`)}</Badge>,
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

/** The member's deposits, newest first; each leads to its timeline. */
export function DepositList() {
  const { t } = useTranslation("money");
  const read = useInfiniteQuery({
    queryKey: ["deposits.list"],
    queryFn: ({ pageParam, signal }) => api.call("deposits.list", pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });
  const columns = useColumns();
  return (
    <PaymentTable
      title={t("deposit.list")}
      empty={{ title: t("deposit.empty.title"), body: t("deposit.empty.body") }}
      columns={columns}
      read={read}
    />
  );
}
