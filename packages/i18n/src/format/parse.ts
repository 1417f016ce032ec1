import { type Decimal, isDecimal } from "./decimal.ts";
import { numberFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const SPACES = /[\s\u00a0\u202f]/g;
const MINUSES = /^[-\u2212\ufe63\uff0d]/;
const DIGIT = /\p{Nd}/gu;
const GROUPS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** The zeros of every supported script, and the full-width one. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

function separators(locale: FormatLocale): { group: string; point: string } {
  const parts = numberFormat(locale, { useGrouping: "always" }).formatToParts(-1234567.5);
  const value = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: value("group"), point: value("decimal") };
}

/** Separators of Arabic script are accepted in every locale, like the digits. */
function canonical(text: string, { group, point }: { group: string; point: string }): string {
  const marks = Array.from(text, (mark) => {
    if (mark === "٬" || mark === group || mark === "'" || mark === "’") return ",";
    return mark === "٫" || mark === point ? "." : mark;
  });
  return marks.join("");
}

/**
 * A typed number as a decimal: digits of any script, the locale's separators, spaces and a minus. Undefined where it is
 * ambiguous (`12,5` in English, a group of one) or not a number: a clear error is better than a wrong amount.
 */
export function parseNumber(locale: FormatLocale, typed: string): Decimal | undefined {
  const bare = typed.replaceAll(INVISIBLE, "").trim().replace(MINUSES, "-").replaceAll(SPACES, "");
  const negative = bare.startsWith("-");
  const figures = canonical((negative ? bare.slice(1) : bare).replaceAll(DIGIT, latinDigit), separators(locale));
  const [whole = "", fraction, ...rest] = figures.split(".");
  if (rest.length > 0 || (whole.includes(",") && !GROUPS.test(whole)) || fraction?.includes(",")) return undefined;
  const value = `${negative ? "-" : ""}${whole.replaceAll(",", "") || "0"}${fraction ? `.${fraction}` : ""}`;
  return figures.length > 0 && figures !== "." && isDecimal(value) ? value : undefined;
}
