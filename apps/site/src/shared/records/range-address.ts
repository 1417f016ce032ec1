import { formatDate, parseDate } from "@baize/domain/calendar/date";
import { isRangePreset } from "@baize/domain/calendar/range";
import type { DateRangeValue } from "@baize/ui/date-range";

const day = (text: string | null) => {
  const date = text ? parseDate(text) : undefined;
  return date ? formatDate(date) : "";
};

/**
 * The dates of an address: `from` and `to` (`yyyy-MM-dd`, either may be missing), else `range`, the id of a preset. Invalid
 * values count as unset.
 */
export function rangeOfAddress(params: URLSearchParams): DateRangeValue {
  const days = { from: day(params.get("from")), to: day(params.get("to")) };
  const preset = params.get("range");
  return isRangePreset(preset) && days.from === "" && days.to === "" ? preset : days;
}

/** The same, for writing into an address; empty ones are removed. */
export function addressOfRange(value: DateRangeValue): Record<"range" | "from" | "to", string> {
  return typeof value === "string" ? { range: value, from: "", to: "" } : { range: "", ...value };
}
