import { type FormatLocale, type FormatSettings, formatLocale, marketTag } from "@baize/i18n/format/locale";
import type { Language } from "@baize/i18n/languages";
import { pageSettings } from "../brand/page-settings.ts";

export type Digits = "latin" | "native";
export const isDigits = (value: string): value is Digits => value === "latin" || value === "native";

const market: FormatSettings | undefined = pageSettings.region === undefined ? undefined : { region: pageSettings.region };

/** How numbers and dates are written in a language, in the brand's market, with the chosen digits. */
export function writtenLocale(language: Language, digits: Digits, settings?: FormatSettings): FormatLocale {
  const all = settings ? { ...market, ...settings } : market;
  return formatLocale(language, digits === "native" ? { ...all, nativeDigits: true } : all);
}

/** The locale of the kit's dates and numbers: the language in the brand's market. */
export const kitLocale = (language: Language): string => marketTag(language, pageSettings.region);
