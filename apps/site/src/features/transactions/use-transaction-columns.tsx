import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";

type Page = OutputOf<"transactions.list">;
export type TransactionLine = Page["items"][number];

/** The record's columns; a row links to its source. Totals come from the server, over more rows than are shown. */
export function useTransactionColumns(
  totals: Page["totals"] | undefined,
  addressOf: (line: TransactionLine) => { readonly search: string },
): DataTableColumn<TransactionLine>[] {
  const { t } = useTranslation("transactions");
  const format = useFormat();
  const money = useMoney();
  return [
    {
      id: "type",
      header: t("column.type"),
      rowHeader: true,
      priority: 1,
      cell: (line) => (
        <Link
          link={<RouterLink to={addressOf(line)} />}
          aria-label={t("open", { name: t(`type.${line.type}`), time: format.dateTime(line.at) })}
        >
          {t(`type.${line.type}`)}
        </Link>
      ),
      total: totals ? t("total.lines", { count: totals.count }) : undefined,
    },
    { id: "time", header: t("column.time"), cell: ({ at }) => format.dateTime(at), priority: 2, card: "note" },
    {
      id: "amount",
      header: t("column.amount"),
      card: "figure",
      align: "end",
      priority: 1,
      cell: ({ amount }) => <Money parts={money(amount, { sign: "always" })} />,
      total: totals ? <Money parts={money(totals.net, { sign: "always" })} /> : undefined,
    },
    {
      id: "after",
      card: "aside",
      header: t("column.after"),
      align: "end",
      priority: 2,
      cell: ({ after }) => <Money parts={money(after)} />,
    },
  ];
}
