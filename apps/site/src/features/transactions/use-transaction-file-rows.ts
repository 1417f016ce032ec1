import { useTranslation } from "react-i18next";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";
import type { TransactionFilterState } from "./use-transaction-filters.ts";

/** All filtered lines as rows of a file: instants in ISO 8601, amounts as plain numbers. */
export function useTransactionFileRows({ input, wallet, vendor }: TransactionFilterState): () => FileRows {
  const { t } = useTranslation(["transactions", "centre"]);
  return wholeList("transactions.list", input, [
    [t("column.time"), ({ at }) => fileTime(at)],
    [t("filter.wallet"), () => vendor || t(`wallet.${wallet}`)],
    [t("column.type"), ({ type }) => t(`type.${type}`)],
    [t("column.reference"), ({ reference }) => reference],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("column.before"), ({ before }) => before.amount],
    [t("column.amount"), ({ amount }) => amount.amount],
    [t("column.after"), ({ after }) => after.amount],
  ]);
}
