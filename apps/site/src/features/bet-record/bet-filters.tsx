import { useTranslation } from "react-i18next";
import { BET_STATUSES } from "@baize/domain/bet/status";
import { CATEGORIES } from "@baize/domain/game/category";
import { FilterBar } from "@baize/ui/filter-bar";
import { NativeSelect } from "@baize/ui/native-select";
import { RecordDays } from "../../shared/record-days.tsx";
import type { BetFilterState } from "./use-bet-filters.ts";

/** Dates, status and kind of game; each applies as it changes. */
export function BetFilters({ filters }: { filters: BetFilterState }) {
  const { t } = useTranslation(["records", "centre", "common"]);
  const all = { value: "", label: t("centre:filter.all") };
  const statuses = [all, ...BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))];
  const categories = [all, ...CATEGORIES.map((value) => ({ value, label: t(`common:category.${value}`) }))];
  return (
    <FilterBar
      label={t("centre:filter.label")}
      activeCount={filters.count}
      resetLabel={t("centre:filter.reset")}
      onReset={filters.clear}
    >
      <RecordDays of={filters.days} />
      <NativeSelect label={t("filter.status")} options={statuses} value={filters.status} onValueChange={filters.setStatus} />
      <NativeSelect
        label={t("filter.category")}
        options={categories}
        value={filters.category}
        onValueChange={filters.setCategory}
      />
    </FilterBar>
  );
}
