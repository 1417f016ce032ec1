import { type FormatLocale, type FormatSettings, formatLocale } from "@baize/i18n/format/locale";
import type { Language } from "@baize/i18n/languages";

export type Digits = "latin" | "native";
export const isDigits = (value: string): value is Digits => value === "latin" || value === "native";

/** How numbers and dates are written in a language with the chosen digits. */
export function writtenLocale(language: Language, digits: Digits, settings?: FormatSettings): FormatLocale {
  return formatLocale(language, digits === "native" ? { ...settings, nativeDigits: true } : settings);
}
