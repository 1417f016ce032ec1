import type { Language } from "../languages.ts";
import { dateFormat } from "./intl.ts";
import { formatLocale } from "./locale.ts";

export type Calendar = "gregory" | "persian";

/** The calendars that a date picker offers, the usual one first. */
export function calendarsOf(language: Pick<Language, "tag">): readonly Calendar[] {
  return language.tag === "fa" ? ["persian", "gregory"] : ["gregory"];
}

/** A locale that makes a date picker show this calendar with Latin digits: `fa-u-ca-persian-nu-latn`. */
export function calendarLocale(language: Pick<Language, "tag" | "intl">, calendar: Calendar): string {
  return new Intl.Locale(language.intl ?? language.tag, { calendar, numberingSystem: "latn" }).toString();
}

export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The Persian (Solar Hijri) day that a Gregorian one falls on: 2026-11-21 is 1405-08-30. */
export function persianDay({ year, month, day }: CalendarDay): CalendarDay {
  const locale = { ...formatLocale({ ...english, intl: "en-u-ca-persian" }), timeZone: "UTC" };
  const date = new Date(Date.UTC(year, month - 1, day));
  const parts = dateFormat(locale, { year: "numeric", month: "numeric", day: "numeric" }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

const english = { code: "EN", tag: "en", name: "English", script: "Latn", direction: "ltr", plurals: [], fallback: [] } as const;
