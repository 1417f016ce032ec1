import type { CalendarDate } from "@baize/domain/calendar/date";

/** The business day now, in the brand's zone (IANA name). */
export function todayIn(timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    calendar: "gregory",
    numberingSystem: "latn",
  }).formatToParts(new Date());
  const of = (type: "year" | "month" | "day") => Number(parts.find((part) => part.type === type)?.value);
  return { year: of("year"), month: of("month"), day: of("day") };
}
