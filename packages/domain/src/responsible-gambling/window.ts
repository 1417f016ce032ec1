import { type CalendarDate, daysInMonth } from "../calendar/date.ts";
import { addDays, weekdayOf } from "../calendar/days.ts";
import type { DayRange } from "../calendar/range.ts";
import type { LimitPeriod } from "./limit.ts";

/** The business days that a limit's period counts over: the day itself, Monday to Sunday, the calendar month. */
export function windowOf(period: LimitPeriod, day: CalendarDate): DayRange {
  if (period === "day") return { from: day, to: day };
  if (period === "month") return { from: { ...day, day: 1 }, to: { ...day, day: daysInMonth(day.year, day.month) } };
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
}
