import { useTranslation } from "react-i18next";
import { FilterBar } from "@baize/ui/filter-bar";
import { NativeSelect } from "@baize/ui/native-select";
import { TextField } from "@baize/ui/text-field";
import { BET_STATUSES } from "@baize/domain/bet/status";
import type { BetFilterState } from "./use-bet-filters.ts";

/** Dates and status; each applies as it changes. */
export function BetFilters({ filters }: { filters: BetFilterState }) {
  const { t } = useTranslation(["records", "common"]);
  const statuses = [
    { value: "", label: t("filter.all") },
    ...BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
  ];
  return (
    <FilterBar label={t("filter.label")} {...(filters.active ? { resetLabel: t("filter.reset"), onReset: filters.clear } : {})}>
      <TextField
        type="date"
        label={t("common:date.from")}
        value={filters.from}
        max={filters.to || undefined}
        onValueChange={(from) => filters.set({ from })}
      />
      <TextField
        type="date"
        label={t("common:date.to")}
        value={filters.to}
        min={filters.from || undefined}
        onValueChange={(to) => filters.set({ to })}
      />
      <NativeSelect
        label={t("filter.status")}
        options={statuses}
        value={filters.status}
        onValueChange={(status) => filters.set({ status })}
      />
    </FilterBar>
  );
}
