import { type CalendarDate, formatDate } from "./date.ts";

const DAY = 86_400_000;

/** Making a format takes a thousand times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn-hc-h23", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show at an instant, as the instant at which clocks of UTC show the same. */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** The first instant of a day in a zone, in epoch milliseconds: also where the clocks skip midnight, or pass it twice. */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  // The zone's distance from UTC before that midnight, and after it.
  const candidates = [midnight - DAY, midnight + DAY].map((near) => midnight - (clockAt(near, timeZone) - near));
  const inDay = candidates.filter((instant) => Math.floor(clockAt(instant, timeZone) / DAY) === midnight / DAY);
  if (inDay.length === 0) throw new RangeError(`There is no ${formatDate(date)} in ${timeZone}`);
  return Math.min(...inDay);
}
