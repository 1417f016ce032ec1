import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";

/** All filtered rewards as rows of a file. */
export function useRewardFileRows(input: InputOf<"rewards.list">): () => FileRows {
  const { t } = useTranslation(["rewards", "centre"]);
  return wholeList("rewards.list", input, [
    [t("pending.column.since"), ({ at }) => fileTime(at)],
    [t("bonus.column.title"), ({ title }) => title],
    [t("bonus.column.source"), ({ source }) => t(`source.${source}`)],
    [t("bonus.filter"), (reward) => t(`pending.state.${reward.state}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("bonus.column.amount"), ({ amount }) => amount.amount],
    [t("bonus.column.until"), ({ expiresAt }) => fileTime(expiresAt)],
    [t("pending.column.closed"), ({ closedAt }) => fileTime(closedAt)],
  ]);
}

/** The lines of each rebate as rows of a file: the rate in percent. */
export function useRebateFileRows(): () => FileRows {
  const { t } = useTranslation(["rewards", "centre", "common"]);
  return wholeList("rebates.list", {}, [
    [t("vip.week"), ({ day }) => day],
    [t("vip.kind"), ({ category }) => t(`common:category.${category}`)],
    [t("vip.now"), ({ level }) => t("vip.name", { level })],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("bonus.lines.valid"), ({ validBet }) => validBet.amount],
    [`${t("vip.rate")} (%)`, ({ ratePpm }) => String(ratePpm / 10_000)],
    [t("vip.amount"), ({ amount }) => amount.amount],
    [t("bonus.filter"), ({ state }) => t(`pending.state.${state}`)],
  ]);
}
