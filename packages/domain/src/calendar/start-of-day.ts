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

const midnightOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

/** The instants at which clocks of the zone may show this: by the zone's distance from UTC the day before, and the day after. */
const instantsOf = (clock: number, timeZone: string): readonly [before: number, after: number] => {
  const [before = clock, after = clock] = [clock - DAY, clock + DAY].map((near) => clock - (clockAt(near, timeZone) - near));
  return [before, after];
};

/** The first instant of a day in a zone, in epoch milliseconds: also where the clocks skip midnight, or pass it twice. */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  const midnight = midnightOf(date);
  const inDay = instantsOf(midnight, timeZone).filter(
    (instant) => Math.floor(clockAt(instant, timeZone) / DAY) === midnight / DAY,
  );
  if (inDay.length === 0) throw new RangeError(`There is no ${formatDate(date)} in ${timeZone}`);
  return Math.min(...inDay);
}

/**
 * When clocks of a zone show so many minutes after midnight on a day. Of a time that comes twice it is the first; a time that the clocks
 * skip is taken by the clock before they changed.
 */
export function timeOfDay(date: CalendarDate, minutes: number, timeZone: string): number {
  const clock = midnightOf(date) + minutes * 60_000;
  const instants = instantsOf(clock, timeZone);
  const shown = instants.filter((instant) => clockAt(instant, timeZone) === clock);
  return shown.length === 0 ? instants[0] : Math.min(...shown);
}
