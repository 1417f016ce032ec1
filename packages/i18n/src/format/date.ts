import { persianText } from "@baize/domain/calendar/persian-text";
import { dateFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

/** Epoch milliseconds, an ISO 8601 instant, or a Date. */
export type Instant = number | string | Date;

export type DateStyle = "day" | "short" | "long" | "month";

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  /** 21 Nov */
  day: { day: "numeric", month: "short" },
  /** 21 Nov 2026 */
  short: { day: "numeric", month: "short", year: "numeric" },
  /** Saturday, 21 November 2026 */
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** November 2026 */
  month: { month: "long", year: "numeric" },
};
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function when(instant: Instant): Date {
  const date = instant instanceof Date ? instant : new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${String(instant)}" is no instant.`);
  return date;
}

function written(locale: FormatLocale, instant: Instant, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, options);
  const isPersian = locale.tags[0]?.startsWith("fa-") === true;
  return isPersian ? persianText(format.formatToParts(when(instant))) : format.format(when(instant));
}

export function formatDate(locale: FormatLocale, instant: Instant, style: DateStyle = "short"): string {
  return written(locale, instant, STYLES[style]);
}

/** 24 hours in every language: `14:30`, `14:30:05`. */
export function formatTime(locale: FormatLocale, instant: Instant, precision: "minute" | "second" = "minute"): string {
  const options = precision === "second" ? { ...CLOCK, second: "2-digit" as const } : CLOCK;
  return dateFormat(locale, options).format(when(instant));
}

export function formatDateTime(locale: FormatLocale, instant: Instant, style: DateStyle = "short"): string {
  return written(locale, instant, { ...STYLES[style], ...CLOCK });
}
