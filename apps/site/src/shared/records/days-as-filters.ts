import { noRange } from "@baize/ui/date-range";
import type { RecordDaysState } from "./use-record-days.ts";

/** The days of a record that has no other filter. */
export const daysAsFilters = (days: RecordDaysState) => ({
  days,
  count: Number(days.isSet),
  clear: () => days.setRange(noRange),
});
