import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { PaymentTable } from "../../shared/payment-table.tsx";
import { useMoney } from "../../shared/use-money.ts";

type Deposit = OutputOf<"deposits.list">["items"][number];

const tones = {
  created: "info",
  processing: "info",
  succeeded: "positive",
  failed: "negative",
  expired: "neutral",
  review: "warning",
} as const;

function useColumns(onOpen: (id: string) => void): DataTableColumn<Deposit>[] {
  const { t } = useTranslation("money");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.createdAt), priority: 2 },
    {
      id: "channel",
      header: t("deposit.channel"),
      rowHeader: true,
      priority: 1,
      cell: (one) => (
        <Button variant="quiet" size="sm" onClick={() => onOpen(one.id)}>
          {t(`channel.${one.kind}`)}
        </Button>
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
export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation("money");
  const read = useInfiniteQuery({
    queryKey: ["deposits.list"],
    queryFn: ({ pageParam, signal }) => api.call("deposits.list", pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });
  const columns = useColumns(onOpen);
  return (
    <PaymentTable
      title={t("deposit.list")}
      empty={{ title: t("deposit.empty.title"), body: t("deposit.empty.body") }}
      columns={columns}
      read={read}
    />
  );
}
