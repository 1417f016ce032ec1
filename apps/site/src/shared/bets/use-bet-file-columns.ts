import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { useCorrection } from "./use-correction.ts";
import { type FileColumn, fileTime } from "../records/csv.ts";

/** The columns of a file of bets: instants in ISO 8601, amounts as plain numbers. */
export function useBetFileColumns(): FileColumn<OutputOf<"bets.list">["items"][number]>[] {
  const { t } = useTranslation(["records", "centre"]);
  const correction = useCorrection();
  return [
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
    [t("column.voidReason"), ({ voidReason }) => voidReason],
    [t("column.correction"), correction],
    [t("column.proof"), ({ proof }) => proof ?? ""],
  ];
}
