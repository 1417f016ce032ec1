import { useTranslation } from "react-i18next";
import { fileTime } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";
import type { BetFilterState } from "./use-bet-filters.ts";

/** All filtered bets as rows of a file: instants in ISO 8601, amounts as plain numbers. */
export function useBetFileRows({ input }: BetFilterState): () => Promise<string[][]> {
  const { t } = useTranslation(["records", "centre"]);
  return wholeList("bets.list", input, [
    [t("column.time"), ({ placedAt }) => fileTime(placedAt)],
    [t("column.game"), ({ gameName }) => gameName],
    [t("column.provider"), ({ vendorName }) => vendorName],
    [t("column.round"), ({ roundId }) => roundId],
    [t("column.status"), ({ status }) => t(`status.${status}`)],
    [t("centre:column.currency"), ({ stake }) => stake.currency],
    [t("column.stake"), ({ stake }) => stake.amount],
    [t("column.payout"), ({ payout }) => payout.amount],
    [t("column.net"), ({ net }) => net.amount],
    [t("column.outcome"), ({ summary }) => summary],
    [t("column.proof"), ({ proof }) => proof ?? ""],
  ]);
}
