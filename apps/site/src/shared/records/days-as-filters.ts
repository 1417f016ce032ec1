import { noRange } from "@baize/ui/date-range";
import type { RecordDays } from "./use-record-days.ts";

/** The days of a record that has no other filter. */
export const daysAsFilters = (days: RecordDays) => ({
  days,
  count: Number(days.isSet),
  clear: () => days.setRange(noRange),
});
