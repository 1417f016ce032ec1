import { dateFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

/** The name of the locale's time zone: `India Standard Time`. */
export function formatZone(locale: FormatLocale): string {
  const parts = dateFormat(locale, { timeZoneName: "longGeneric" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? locale.timeZone ?? "";
}
