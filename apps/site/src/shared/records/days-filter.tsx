import { daysAsFilters } from "./days-as-filters.ts";
import { RecordFilterBar } from "./record-filter-bar.tsx";
import type { RecordDaysState } from "./use-record-days.ts";

/** A record's days, as its only filter. */
export function DaysFilter({ days }: { days: RecordDaysState }) {
  return <RecordFilterBar filters={daysAsFilters(days)} />;
}
