import { type Instant } from "./date.ts";
import { relativeFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Spans up to this one are counted in this unit. A month or a year is a span here, not a calendar unit. */
const SPANS: ReadonlyArray<readonly [below: number, unit: Intl.RelativeTimeFormatUnit, length: number]> = [
  [MINUTE, "second", 1000],
  [HOUR, "minute", MINUTE],
  [DAY, "hour", HOUR],
  [30 * DAY, "day", DAY],
  [365 * DAY, "month", 30 * DAY],
  [Number.POSITIVE_INFINITY, "year", 365 * DAY],
];

/** A span from now, in the future or past (negative): `in 5 minutes`, `3 hours ago`. Waits are rounded up, ages down. */
export function formatSpan(locale: FormatLocale, milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const [, unit, length] = SPANS.find(([below]) => size < below) ?? [0, "year" as const, 365 * DAY];
  const amount = milliseconds < 0 ? -Math.floor(size / length) : Math.ceil(size / length);
  return relativeFormat(locale).format(amount, unit);
}

/** The span between now and an instant. */
export function formatRelative(locale: FormatLocale, instant: Instant, now: number): string {
  return formatSpan(locale, new Date(instant).getTime() - now);
}
