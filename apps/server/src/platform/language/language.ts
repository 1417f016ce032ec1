import { isLanguageCode } from "@baize/i18n/languages";
import { bestMatch } from "@baize/i18n/match";
import { fallbackCodes } from "@baize/i18n/server-text";
import type { Brand } from "../brand/brand.ts";

/** The languages of an `Accept-Language` header, in its order. */
export const acceptedTags = (accepted: string | undefined): string[] =>
  (accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");

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

/** The text in a language, else in its nearest fallback, else in any. */
export function localize<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  const found = [language, ...fallbackCodes(language), "EN"].find((code) => code in texts);
  return found === undefined ? Object.values(texts)[0] : texts[found];
}
