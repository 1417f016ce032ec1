import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";

/** All filtered lines of the points account as rows of a file. */
export function usePointsFileRows(input: InputOf<"points.records">): () => FileRows {
  const { t } = useTranslation("points");
  return wholeList("points.records", input, [
    [t("record.time"), ({ at }) => fileTime(at)],
    [t("record.type"), ({ type }) => t(`earning.${type}`)],
    [t("record.change"), ({ change }) => String(change)],
    [t("record.balance"), ({ balance }) => String(balance)],
  ]);
}

/** All filtered exchanges as rows of a file. */
export function useExchangeFileRows(input: InputOf<"points.redeemList">): () => FileRows {
  const { t } = useTranslation(["points", "centre"]);
  return wholeList("points.redeemList", input, [
    [t("exchange.time"), ({ at }) => fileTime(at)],
    [t("exchange.number"), ({ number }) => number],
    [t("fact.kind"), ({ kind }) => t(`kind.${kind}`)],
    [t("exchange.name"), ({ name }) => name],
    [t("exchange.quantity"), ({ quantity }) => String(quantity)],
    [t("fact.points"), ({ points }) => String(points)],
    [t("centre:column.currency"), ({ amount }) => amount.currency],
    [t("fact.amount"), ({ amount }) => amount.amount],
    [t("exchange.state"), ({ state }) => t(`exchange.state.${state}`)],
  ]);
}
