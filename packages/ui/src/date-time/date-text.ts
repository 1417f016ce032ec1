import { persianText } from "@baize/domain/calendar/persian-text";
import { calendarOf } from "../date-field/calendar-of.ts";

/** The formats of a time; 24 h everywhere (the visual language, section 9). */
export const dateStyles = {
  date: { year: "numeric", month: "short", day: "numeric" },
  "date-long": { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  "time-seconds": { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
  "date-time": { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  "day-month": { month: "short", day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in words of `locale`, Latin digits, in the calendar of the language; `timeZone` is IANA, the device's own without it. */
export function dateText(value: Date | number, style: DateStyle, locale: string, timeZone?: string): string {
  const key = `${locale}/${style}/${timeZone ?? ""}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      ...dateStyles[style],
      numberingSystem: "latn",
      calendar: calendarOf(locale),
      timeZone,
    });
    formats.set(key, format);
  }
  return calendarOf(locale) === "persian" ? persianText(format.formatToParts(value)) : format.format(value);
}
