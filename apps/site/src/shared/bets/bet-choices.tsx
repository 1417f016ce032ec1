import { useTranslation } from "react-i18next";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { NativeSelect } from "@baize/ui/native-select";
import type { BetFilterState } from "./use-bet-filters.ts";

/** Status and kind of game, of a betting record; each applies as it changes. */
export function BetChoices({ filters }: { filters: BetFilterState }) {
  const { t } = useTranslation(["records", "centre", "common"]);
  const all = { value: "", label: t("centre:filter.all") };
  const statuses = [all, ...BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))];
  const categories = [all, ...CATEGORIES.map((value) => ({ value, label: t(`common:category.${value}`) }))];
  return (
    <>
      <NativeSelect label={t("filter.status")} options={statuses} value={filters.status} onValueChange={filters.setStatus} />
      <NativeSelect
        label={t("filter.category")}
        options={categories}
        value={filters.category}
        onValueChange={filters.setCategory}
      />
    </>
  );
}
