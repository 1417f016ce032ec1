import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { cellsOf, type FileColumn, type FileRows, fileTime, headerOf, inOnePart } from "../../shared/records/csv.ts";

/** Missions with how far each has come, as rows of a file. */
export function useMissionFileRows(missions: OutputOf<"missions.list">["items"]): () => FileRows {
  const { t } = useTranslation(["club", "centre"]);
  const columns: FileColumn<(typeof missions)[number]>[] = [
    [t("mission.column.title"), ({ title }) => title],
    [t("mission.column.period"), ({ period }) => t(`mission.period.${period}`)],
    [t("mission.column.metric"), ({ metric }) => t(`mission.metric.${metric}`)],
    [t("mission.column.progress"), ({ rounds, money }) => String(rounds?.progress ?? money?.progress.amount ?? "")],
    [t("mission.column.goal"), ({ rounds, money }) => String(rounds?.goal ?? money?.goal.amount ?? "")],
    [t("mission.column.state"), ({ state }) => t(`mission.state.${state}`)],
    [t("centre:column.currency"), ({ reward }) => reward.currency],
    [t("mission.column.reward"), ({ reward }) => reward.amount],
    [t("mission.column.until"), ({ endsAt }) => fileTime(endsAt)],
  ];
  return () => inOnePart([headerOf(columns), ...cellsOf(missions, columns)]);
}
