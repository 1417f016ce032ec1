import type lottery from "@baize/i18n/locales/en/lottery.json";
import type messages from "@baize/i18n/locales/en/statement-check.json";

interface LanguageOf<Key extends string> {
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly texts: Readonly<Record<Key, string>>;
}
/** A language that the page has, with its texts. */
export type PageLanguage = LanguageOf<keyof typeof messages>;
/** The same for the page that checks a draw. */
export type DrawPageLanguage = LanguageOf<Extract<keyof typeof lottery, `check.${string}`>>;

/** The element that holds the languages as JSON. */
export const LANGUAGES_ID = "languages";
