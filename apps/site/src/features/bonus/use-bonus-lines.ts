import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract";
import { api } from "../../shared/api.ts";
import { allPages } from "../../shared/csv.ts";

/** Every bonus that the filters let through, as lines of a file. */
export function useBonusLines(input: InputOf<"bonus.list">): () => Promise<string[][]> {
  const { t } = useTranslation("rewards");
  const header = [
    t("bonus.column.granted"),
    t("bonus.column.title"),
    t("bonus.column.source"),
    t("bonus.filter"),
    t("bonus.column.currency"),
    t("bonus.column.amount"),
    t("bonus.column.required"),
    t("bonus.meter"),
    t("bonus.column.until"),
  ];
  return async () => {
    const pages = await allPages((cursor) => api.call("bonus.list", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }));
    const rows = pages.flatMap(({ items }) => items);
    return [
      header,
      ...rows.map(({ grantedAt, title, source, state, amount, required, progress, expiresAt }) => [
        new Date(grantedAt).toISOString(),
        title,
        t(`source.${source}`),
        t(`bonus.state.${state}`),
        amount.currency,
        amount.amount,
        required.amount,
        progress.amount,
        new Date(expiresAt).toISOString(),
      ]),
    ];
  };
}
