import { toLatinDigits } from "../text/digits.ts";

/** A day of the Gregorian calendar, without a time or a zone. Months and days count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Reads `yyyy-MM-dd` or `MM-dd-yyyy`, in any digits; undefined when it is neither, or no real day. */
export function parseDate(text: string): CalendarDate | undefined {
  const plain = toLatinDigits(text);
  const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(plain);
  const parts = (iso ?? /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(plain))?.groups;
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

const pad = (value: number, length: number) => String(value).padStart(length, "0");

/** `yyyy-MM-dd`. */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Making a format takes a thousand times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, made);
  return made;
}

/** Which day it is at an instant (epoch milliseconds) in an IANA time zone. */
export function dateAt(instant: number, timeZone: string): CalendarDate {
  const format = formatOf(timeZone);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.get("year") ?? 0, month: parts.get("month") ?? 0, day: parts.get("day") ?? 0 };
}
