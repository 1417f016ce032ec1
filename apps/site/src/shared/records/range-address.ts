import { formatDate, parseDate } from "@baize/domain/calendar/date";
import { isRangePreset } from "@baize/domain/calendar/range";
import type { DateRangeValue } from "@baize/ui/date-range/date-range";

const day = (text: string | null) => {
  const date = text ? parseDate(text) : undefined;
  return date ? formatDate(date) : "";
};

/**
 * The dates that an address asks for: `from` and `to` (`yyyy-MM-dd`, either may be missing), else `range`, the id of a
 * preset. What is no day and no preset counts as unset.
 */
export function rangeOfAddress(params: URLSearchParams): DateRangeValue {
  const days = { from: day(params.get("from")), to: day(params.get("to")) };
  const preset = params.get("range");
  return isRangePreset(preset) && days.from === "" && days.to === "" ? preset : days;
}

/** The same, to write into an address; empty ones are taken out of it. */
export function addressOfRange(value: DateRangeValue): Record<"range" | "from" | "to", string> {
  return typeof value === "string" ? { range: value, from: "", to: "" } : { range: "", ...value };
}
