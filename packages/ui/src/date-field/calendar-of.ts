/** The calendar of a language where nothing else is asked for: Persian for fa, Gregorian elsewhere. */
export const calendarOf = (locale: string): "persian" | "gregory" =>
  new Intl.Locale(locale).language === "fa" ? "persian" : "gregory";
