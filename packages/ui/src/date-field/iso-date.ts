import { CalendarDate, GregorianCalendar, parseDate, toCalendar, type DateValue } from "@internationalized/date";

/** `yyyy-MM-dd` as a date; undefined for any other text. */
export function dateOf(iso: string | undefined): CalendarDate | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** A date of any calendar as `yyyy-MM-dd` of the Gregorian one, which is sent and stored. */
export function isoOf(date: DateValue | null): string {
  if (!date) return "";
  const { year, month, day } = toCalendar(
    new CalendarDate(date.calendar, date.era, date.year, date.month, date.day),
    new GregorianCalendar(),
  );
  return new CalendarDate(year, month, day).toString();
}
