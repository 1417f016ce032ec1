import { calendarOf } from "./calendar-of.ts";

export interface DateLocaleProps {
  /** `language`: Persian for fa, Gregorian elsewhere. The value is Gregorian in either. */
  calendar?: "language" | "gregory" | "persian";
  /** Digits of the date. Native ones are understood as input in either. */
  digits?: "latin" | "native";
}

/** The page's language with the calendar and the digits that a date is shown in. */
export function dateLocale(locale: string, { calendar = "language", digits = "latin" }: DateLocaleProps): string {
  const { baseName } = new Intl.Locale(locale);
  const shown = calendar === "language" ? calendarOf(locale) : calendar;
  return new Intl.Locale(baseName, { calendar: shown, numberingSystem: digits === "latin" ? "latn" : undefined }).toString();
}
