import { CalendarDate, endOfMonth, GregorianCalendar, PersianCalendar, startOfMonth, toCalendar } from "@internationalized/date";
import type { CalendarDate as Day } from "@baize/domain/calendar/date";
import type { DayRange } from "@baize/domain/calendar/range";

function gregorian(date: CalendarDate): Day {
  const { year, month, day } = toCalendar(date, new GregorianCalendar());
  return { year, month, day };
}

/** The Persian month that holds a day, or the month before it, from its first to its last day. */
export function persianMonth({ year, month, day }: Day, shift: -1 | 0): DayRange {
  const shown = toCalendar(new CalendarDate(year, month, day), new PersianCalendar());
  const first = startOfMonth(shown).add({ months: shift });
  return { from: gregorian(first), to: gregorian(endOfMonth(first)) };
}
