import { useTranslation } from "react-i18next";
import { BET_STATUSES } from "@baize/domain/bet/status";
import { DateRangePicker } from "@baize/ui/date-range-picker";
import { FilterBar } from "@baize/ui/filter-bar";
import { LocaleProvider } from "@baize/ui/locale-provider";
import { NativeSelect } from "@baize/ui/native-select";
import type { BetFilterState } from "./use-bet-filters.ts";
import { useRangeTexts } from "../../shared/use-range-texts.ts";

/** Dates and status; each applies as it changes. */
export function BetFilters({ filters }: { filters: BetFilterState }) {
  const { t } = useTranslation(["records", "centre"]);
  const texts = useRangeTexts(filters.today);
  const statuses = [
    { value: "", label: t("centre:filter.all") },
    ...BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
  ];
  return (
    <FilterBar
      label={t("centre:filter.label")}
      activeCount={filters.count}
      resetLabel={t("centre:filter.reset")}
      onReset={filters.clear}
    >
      <LocaleProvider locale={filters.locale}>
        <DateRangePicker
          label={t("centre:date.range")}
          {...texts}
          value={filters.range}
          today={filters.today}
          max={filters.today}
          onValueChange={filters.setRange}
        />
      </LocaleProvider>
      <NativeSelect label={t("filter.status")} options={statuses} value={filters.status} onValueChange={filters.setStatus} />
    </FilterBar>
  );
}
