import { type CalendarDate, formatDate, parseDate } from "@baize/domain/calendar/date";
import { clipRange, type DayRange, isRangePreset, presetRange, type RangePreset } from "@baize/domain/calendar/range";
import { calendarOf } from "../date-field/calendar-of.ts";
import { persianMonth } from "./persian-month.ts";
import { weekStartOf } from "./week-start.ts";

/** Two days, both included. Both of them empty is no range. */
export interface WrittenRange {
  /** The first day, `yyyy-MM-dd`; the empty string leaves the start open. */
  readonly from: string;
  /** The last day, `yyyy-MM-dd`; the empty string leaves the end open. */
  readonly to: string;
}
/** A preset moves with today; typed days stay. */
export type DateRangeValue = RangePreset | WrittenRange;

export const noRange: WrittenRange = { from: "", to: "" };

export interface RangeSetting {
  /** The business day now, `yyyy-MM-dd`: the brand's, not the device's. */
  readonly today: string;
  /** BCP 47 tag; decides on which day a week and a month begin. */
  readonly locale: string;
  /** First and last day that may be chosen, `yyyy-MM-dd`. Presets end at them. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A month is one of the calendar in which the person reads dates. */
function daysOfPreset(preset: RangePreset, today: CalendarDate, locale: string): DayRange {
  const isMonth = preset === "thisMonth" || preset === "lastMonth";
  if (isMonth && calendarOf(locale) === "persian") return persianMonth(today, preset === "lastMonth" ? -1 : 0);
  return presetRange(preset, today, weekStartOf(locale));
}

const dayOf = (text: string | undefined) => (text ? parseDate(text) : undefined);

/**
 * The days of a value today. A preset is cut at `min` and `max` and is `noRange` where no allowed day is left, or
 * where `today` is invalid; typed days are returned unchanged.
 */
export function daysOf(value: DateRangeValue, { today, locale, min, max }: RangeSetting): WrittenRange {
  if (!isRangePreset(value)) return typeof value === "string" ? noRange : value;
  const now = dayOf(today);
  const range = now && clipRange(daysOfPreset(value, now, locale), { min: dayOf(min), max: dayOf(max) });
  return range ? { from: formatDate(range.from), to: formatDate(range.to) } : noRange;
}

export const isNoRange = ({ from, to }: WrittenRange): boolean => from === "" && to === "";

export type RangeProblem = "incomplete" | "order" | "bounds";

/** Why a typed range is refused: a day is missing, the last is before the first, or one is outside the bounds. */
export function rangeProblem(
  { from, to }: WrittenRange,
  { min, max }: Pick<RangeSetting, "min" | "max">,
): RangeProblem | undefined {
  if (!dayOf(from) || !dayOf(to)) return "incomplete";
  // yyyy-MM-dd sorts as the days do.
  if (to < from) return "order";
  return (min && from < min) || (max && to > max) ? "bounds" : undefined;
}
