import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";

/** All filtered bonuses as rows of a file. */
export function useBonusFileRows(input: InputOf<"bonus.list">): () => FileRows {
  const { t } = useTranslation(["rewards", "centre"]);
  return wholeList("bonus.list", input, [
    [t("bonus.column.granted"), ({ grantedAt }) => fileTime(grantedAt)],
    [t("bonus.column.title"), ({ title }) => title],
    [t("bonus.column.source"), ({ source }) => t(`source.${source}`)],
    [t("bonus.filter"), ({ state }) => t(`bonus.state.${state}`)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("bonus.column.amount"), ({ amount }) => amount.amount],
    [t("bonus.column.required"), ({ required }) => required.amount],
    [t("bonus.meter"), ({ progress }) => progress.amount],
    [t("bonus.column.until"), ({ expiresAt }) => fileTime(expiresAt)],
  ]);
}
