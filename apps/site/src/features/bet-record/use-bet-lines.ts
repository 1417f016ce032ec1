import { useTranslation } from "react-i18next";
import { api } from "../../shared/api.ts";
import { allPages } from "../../shared/csv.ts";
import type { BetFilterState } from "./use-bet-filters.ts";

/** Every bet that the filters let through, as lines of a file: instants in ISO 8601, amounts as plain figures. */
export function useBetLines({ input }: BetFilterState): () => Promise<string[][]> {
  const { t } = useTranslation("records");
  const header = [
    t("column.time"),
    t("column.game"),
    t("column.provider"),
    t("column.round"),
    t("column.status"),
    t("column.currency"),
    t("column.stake"),
    t("column.payout"),
    t("column.net"),
  ];
  return async () => {
    const pages = await allPages((cursor) => api.call("bets.list", { ...input, limit: 100, ...(cursor ? { cursor } : {}) }));
    const lines = pages.flatMap(({ items }) =>
      items.map((bet) => [
        new Date(bet.placedAt).toISOString(),
        bet.gameName,
        bet.vendorName,
        bet.roundId,
        t(`status.${bet.status}`),
        bet.stake.currency,
        bet.stake.amount,
        bet.payout.amount,
        bet.net.amount,
      ]),
    );
    return [header, ...lines];
  };
}
