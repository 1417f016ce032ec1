import type { CalendarDate } from "./date.ts";

const DAY = 86_400_000;

/** Days since 1 January 1970. Plain days have no hours, so no change of clocks can lengthen or shorten one. */
function serialOf({ year, month, day }: CalendarDate): number {
  const instant = new Date(0);
  // Date.UTC would take the years 1 to 99 for 1901 to 1999.
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getTime() / DAY;
}

/** The day so many days after, or before when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const instant = new Date((serialOf(date) + days) * DAY);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

/** Days from one day to another: 0 for the same day, negative backwards. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return serialOf(to) - serialOf(from);
}

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function weekdayOf(date: CalendarDate): Weekday {
  // 1 January 1970 was a Thursday.
  const index = (((serialOf(date) + 3) % 7) + 7) % 7;
  return weekdays[index] ?? 1;
}
