import type messages from "@baize/i18n/locales/en/statement-check.json";

/** A language that the page has, with its texts. */
export interface PageLanguage {
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly texts: Readonly<Record<keyof typeof messages, string>>;
}

/** The element that holds the languages as JSON. */
export const LANGUAGES_ID = "languages";
