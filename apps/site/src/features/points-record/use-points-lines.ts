import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract";
import { api } from "../../shared/api.ts";
import { allPages } from "../../shared/csv.ts";

/** Every line of the points account that the filters let through, as lines of a file. */
export function usePointsLines(input: InputOf<"points.records">): () => Promise<string[][]> {
  const { t } = useTranslation("points");
  const header = [t("record.time"), t("record.type"), t("record.change"), t("record.balance")];
  return async () => {
    const pages = await allPages((cursor) => api.call("points.records", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }));
    const lines = pages.flatMap(({ items }) => items);
    return [
      header,
      ...lines.map(({ at, type, change, balance }) => [
        new Date(at).toISOString(),
        t(`earning.${type}`),
        String(change),
        String(balance),
      ]),
    ];
  };
}

/** Every exchange that the filters let through, as lines of a file. */
export function useExchangeLines(input: InputOf<"points.redeemList">): () => Promise<string[][]> {
  const { t } = useTranslation("points");
  const header = [
    t("exchange.time"),
    t("exchange.number"),
    t("fact.kind"),
    t("exchange.name"),
    t("exchange.quantity"),
    t("fact.points"),
    t("exchange.currency"),
    t("fact.amount"),
    t("exchange.state"),
  ];
  return async () => {
    const pages = await allPages((cursor) =>
      api.call("points.redeemList", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }),
    );
    const rows = pages.flatMap(({ items }) => items);
    return [
      header,
      ...rows.map(({ at, number, kind, name, quantity, points, amount, state }) => [
        new Date(at).toISOString(),
        number,
        t(`kind.${kind}`),
        name,
        String(quantity),
        String(points),
        amount.currency,
        amount.amount,
        t(`exchange.state.${state}`),
      ]),
    ];
  };
}
