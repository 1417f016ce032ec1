import { isLanguageCode } from "@baize/i18n/languages";
import { bestMatch } from "@baize/i18n/match";
import { fallbackCodes, tagOf } from "@baize/i18n/server-text";
import type { Brand } from "../brand/brand.ts";

/** The languages of an `Accept-Language` header, in its order. */
export const acceptedTags = (accepted: string | undefined): string[] =>
  (accepted ?? "").split(",").flatMap((part) => part.split(";")[0]?.trim() || []);

/**
 * The language of an answer: the requested one if the brand offers it, else the best match of the browser's, else the brand's
 * own.
 */
export function languageOf(header: string | undefined, accepted: string | undefined, brand: Brand): string {
  const asked = (header ?? "").trim().toUpperCase();
  if (brand.languages.includes(asked)) return asked;
  if (header !== undefined) return brand.defaultLanguage;
  return bestMatch(acceptedTags(accepted), brand.languages.filter(isLanguageCode)) ?? brand.defaultLanguage;
}

/** Which of the languages a reader of one is shown: it, else its nearest fallback, else any. */
const shownCode = (codes: readonly string[], language: string): string | undefined =>
  [language, ...fallbackCodes(language), "EN"].find((code) => codes.includes(code)) ?? codes[0];

/** The text in a language, else in its nearest fallback, else in any. */
export function localize<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  const shown = shownCode(Object.keys(texts), language);
  return shown === undefined ? undefined : texts[shown];
}

/**
 * `lang` of an entry whose texts exist in the languages of `codes`; empty where they are shown in the language of the answer. The
 * site marks the others, so that a screen reader does not read them by the rules of another language.
 */
export function languageMark(codes: readonly string[], language: string): { lang?: string } {
  const shown = shownCode(codes, language);
  return shown === undefined || tagOf(shown) === tagOf(language) ? {} : { lang: tagOf(shown) };
}

interface Titled {
  /** The vendor's own title, for a game without a translation. */
  readonly title: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** The name of a game in an entry about something else, such as a bet, with the `lang` of that name. */
export function gameNameOf({ title, titles }: Titled, language: string): { gameName: string; lang?: string } {
  return { gameName: localize(titles, language) ?? title, ...languageMark(Object.keys(titles), language) };
}
