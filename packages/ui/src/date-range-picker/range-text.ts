import { dateLocale, type DateLocaleProps } from "../date-field/date-locale.ts";
import { dateOf } from "../date-field/iso-date.ts";
import type { RangeSetting, WrittenRange } from "../date-range/date-range.ts";
import type { MessageText } from "../messages/message-types.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

// Days have no time zone; UTC on both sides keeps them unchanged.
function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  formats.set(locale, format);
  return format;
}

/** Servers and browsers have different versions of the language data: some part the two days by thin spaces. */
const written = (format: Intl.DateTimeFormat, first: Date, last: Date) =>
  format.formatRange(first, last).replaceAll(/[\u2009\u202f]/g, " ");

/** A range in words of a language: "15 – 21 Nov 2026", one day as one; `none` where both ends are open or are no days. */
export function rangeText(
  { from, to }: WrittenRange,
  text: MessageText<"dateRangePicker">,
  locale: string,
  look: DateLocaleProps,
): string {
  const format = formatOf(dateLocale(locale, look));
  const [first, last] = [dateOf(from)?.toDate("UTC"), dateOf(to)?.toDate("UTC")];
  if (first && last) return first <= last ? written(format, first, last) : `${format.format(first)} – ${format.format(last)}`;
  if (first) return text("since", { day: format.format(first) });
  return last ? text("until", { day: format.format(last) }) : text("none");
}

/** The days that may be chosen, as a sentence. */
export function boundsText(
  { locale, min, max }: RangeSetting,
  text: MessageText<"dateRangePicker">,
  look: DateLocaleProps,
): string {
  const format = formatOf(dateLocale(locale, look));
  const [first, last] = [min, max].map((day) => dateOf(day)?.toDate("UTC"));
  if (first && last) return text("bounds", { min: format.format(first), max: format.format(last) });
  return first ? text("boundsFrom", { min: format.format(first) }) : text("boundsTo", { max: last ? format.format(last) : "" });
}
