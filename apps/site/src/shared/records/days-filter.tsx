import { noRange } from "@baize/ui/date-range";
import { RecordFilterBar } from "./record-filter-bar.tsx";
import type { RecordDays } from "./use-record-days.ts";

/** A record's days, as its only filter. */
export function DaysFilter({ days }: { days: RecordDays }) {
  const clear = () => days.setRange(noRange);
  return <RecordFilterBar filters={{ days, count: Number(days.isSet), clear }} />;
}
