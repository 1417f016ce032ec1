import { useTranslation } from "react-i18next";
import { NativeSelect } from "@baize/ui/native-select";
import { RecordFilterBar } from "./record-filter-bar.tsx";
import type { ListFilterState as Filters } from "./use-list-filters.ts";

interface ListFiltersProps {
  filters: Filters;
  /** The options of the choice besides the days. */
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** Days and one choice; each applies as it changes. */
export function ListFilters({ filters, label, options }: ListFiltersProps) {
  const { t } = useTranslation("centre");
  const all = [{ value: "", label: t("filter.all") }, ...options];
  return (
    <RecordFilterBar filters={filters}>
      <NativeSelect label={label} options={all} value={filters.value} onValueChange={filters.choose} />
    </RecordFilterBar>
  );
}
