import { useTranslation } from "react-i18next";
import type { InputOf } from "@baize/api/contract/contract";
import type { FileColumn } from "../../shared/records/csv.ts";
import { wholeList } from "../../shared/api/use-pages.ts";
import type { FileRows } from "../../shared/records/csv.ts";
import { FIGURES, type ProfitLossRow } from "./use-profit-loss-columns.tsx";

/** Every row of a level as rows of a file. */
export function useProfitLossFileRows(input: InputOf<"teamReports.profitLoss">): () => FileRows {
  const { t } = useTranslation(["agent-reports", "centre"]);
  const figures: FileColumn<ProfitLossRow>[] = FIGURES.map((figure) => [t(figure), (row) => row[figure].amount]);
  return wholeList("teamReports.profitLoss", input, [
    [t("account"), ({ account }) => account],
    [t("filter.reach"), ({ reach }) => t(`reach.${reach}`)],
    [t("centre:column.currency"), ({ net }) => net.currency],
    ...figures,
  ]);
}
