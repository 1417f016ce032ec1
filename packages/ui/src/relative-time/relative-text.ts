const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Span {
  readonly unit: Intl.RelativeTimeFormatUnit;
  readonly length: number;
  /** Counted in this unit from here, and up to the next one's beginning. */
  readonly from: number;
}
/** A month or a year is a span here, not a place in a calendar. */
const spans: readonly Span[] = [
  { unit: "year", length: 365 * DAY, from: 365 * DAY },
  { unit: "month", length: 30 * DAY, from: 30 * DAY },
  { unit: "day", length: DAY, from: DAY },
  { unit: "hour", length: HOUR, from: HOUR },
  { unit: "minute", length: MINUTE, from: MINUTE },
];
const shortest: Span = { unit: "minute", length: MINUTE, from: 0 };

export type RelativeStyle = "long" | "short" | "narrow";
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string, style: RelativeStyle): Intl.RelativeTimeFormat {
  const key = `${locale}/${style}`;
  const format =
    formats.get(key) ??
    new Intl.RelativeTimeFormat(new Intl.Locale(locale, { numberingSystem: "latn" }), { style, numeric: "auto" });
  formats.set(key, format);
  return format;
}

const spanOf = (size: number) => spans.find(({ from }) => size >= from) ?? shortest;

/** "3 hours ago", "in 5 minutes", "now" within the last minute. Past times round down, future times round up. */
export function relativeText(value: number, now: number, locale: string, style: RelativeStyle): string {
  const size = Math.abs(value - now);
  const format = formatOf(locale, style);
  if (value <= now && size < MINUTE) return format.format(0, "second");
  const { unit, length } = spanOf(size);
  return value <= now ? format.format(-Math.floor(size / length), unit) : format.format(Math.ceil(size / length), unit);
}

/** Milliseconds until the words of `relativeText` change: never less than one. */
export function untilNext(value: number, now: number): number {
  const size = Math.abs(value - now);
  const { length, from } = spanOf(size);
  if (value <= now) {
    const longer = spans.findLast((span) => span.from > size)?.from ?? Number.POSITIVE_INFINITY;
    return Math.min(length - (size % length), longer - size);
  }
  // Just below the beginning of a unit the shorter one counts.
  return Math.max(1, Math.min(size % length || length, size - from + 1));
}
