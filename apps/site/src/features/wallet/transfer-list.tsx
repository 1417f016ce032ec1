import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract";
import { MAIN_WALLET } from "@baize/domain/payment/wallet-transfer";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api.ts";
import { PaymentTable } from "../../shared/payment-table.tsx";
import { useMoney } from "../../shared/use-money.ts";

type Row = OutputOf<"wallets.transfers">["items"][number];

const tones = { pending: "info", succeeded: "positive", failed: "negative" } as const;

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useTranslation("wallet");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "time", header: t("column.time"), cell: (one) => format.dateTime(one.at), priority: 2 },
    {
      id: "way",
      header: t("column.way"),
      rowHeader: true,
      priority: 1,
      cell: ({ to, vendorName: name }) => t(to === MAIN_WALLET ? "from.named" : "to.named", { name }),
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

/** Transfers between wallets, newest first; one that is on its way changes here as soon as its provider has answered. */
export function TransferList() {
  const { t } = useTranslation("wallet");
  const read = useInfiniteQuery({
    queryKey: ["wallets.transfers"],
    queryFn: ({ pageParam, signal }) => api.call("wallets.transfers", pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });
  const columns = useColumns();
  return (
    <PaymentTable
      title={t("list")}
      empty={{ title: t("list.empty.title"), body: t("list.empty.body") }}
      columns={columns}
      read={read}
    />
  );
}
