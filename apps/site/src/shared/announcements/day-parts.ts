import type { FormatLocale } from "@baize/i18n/format/locale";

/** The day as a figure and the month in short, as a printed calendar has them. */
export function dayParts(time: Date, locale: FormatLocale): { day: string; month: string } {
  const parts = new Intl.DateTimeFormat([...locale.tags], {
    day: "numeric",
    month: "short",
    timeZone: locale.timeZone,
  }).formatToParts(time);
  const of = (type: "day" | "month") => parts.find((part) => part.type === type)?.value ?? "";
  return { day: of("day"), month: of("month") };
}
