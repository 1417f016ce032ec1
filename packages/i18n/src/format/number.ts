import { decimal } from "./decimal.ts";
import { numberFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

export type Numeric = number | bigint | string;

/** U+2212, as wide as a plus; a hyphen is too small beside figures. */
export const MINUS = "\u2212";
const ANY_MINUS = /[\u061c\u200e\u200f]*[-\u2212]/g;

/** Intl reads a decimal string exactly; a number is for counts. */
const exact = (value: Numeric) => (typeof value === "string" ? decimal(value) : value);

export function withTrueMinus(text: string): string {
  return text.replaceAll(ANY_MINUS, MINUS);
}

/** A count or a quantity: `1,24,500`. */
export function formatNumber(locale: FormatLocale, value: Numeric): string {
  return withTrueMinus(numberFormat(locale).format(exact(value)));
}

/** A fixed number of decimals. Odds have two: `1.62`. */
export function formatFixed(locale: FormatLocale, value: Numeric, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return withTrueMinus(numberFormat(locale, options).format(exact(value)));
}

/** A share of 1: `formatPercent(locale, "0.008", 1)` is `0.8%`. Rebates have one decimal, rates two. */
export function formatPercent(locale: FormatLocale, ratio: Numeric, digits: number): string {
  const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return withTrueMinus(numberFormat(locale, options).format(exact(ratio)));
}

/** The face of a betting chip: `1K`. A balance or a stake is never shortened. */
export function formatChip(value: Numeric): string {
  const chip = { tags: ["en-u-nu-latn"], timeZone: undefined };
  return numberFormat(chip, { notation: "compact", maximumFractionDigits: 1 }).format(exact(value));
}
