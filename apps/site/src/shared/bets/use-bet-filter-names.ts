import { useTranslation } from "react-i18next";
import type { BetFilterState } from "./use-bet-filters.ts";

/** The chosen status and kind of game; "" for one that is not set. */
export function useBetFilterNames({ status, category }: BetFilterState): readonly string[] {
  const { t } = useTranslation(["records", "common"]);
  return [status && t(`status.${status}`), category && t(`common:category.${category}`)];
}
