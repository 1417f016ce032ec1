import { useTranslation } from "react-i18next";
import { api } from "../../shared/api.ts";
import { allPages } from "../../shared/csv.ts";
import type { TransactionFilterState } from "./use-transaction-filters.ts";

/** Every line that the filters let through, as lines of a file: instants in ISO 8601, amounts as plain figures. */
export function useTransactionLines({ input, wallet, vendor }: TransactionFilterState): () => Promise<string[][]> {
  const { t } = useTranslation("transactions");
  const header = [
    t("column.time"),
    t("filter.wallet"),
    t("column.type"),
    t("column.reference"),
    t("column.currency"),
    t("column.before"),
    t("column.amount"),
    t("column.after"),
  ];
  return async () => {
    const pages = await allPages((cursor) =>
      api.call("transactions.list", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }),
    );
    const lines = pages.flatMap(({ items }) =>
      items.map(({ at, type, reference, before, amount, after }) => [
        new Date(at).toISOString(),
        vendor || t(`wallet.${wallet}`),
        t(`type.${type}`),
        reference,
        amount.currency,
        before.amount,
        amount.amount,
        after.amount,
      ]),
    );
    return [header, ...lines];
  };
}
