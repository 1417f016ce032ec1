import { decimal, fractionDigits, minorToDecimal } from "./decimal.ts";
import { numberFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";
import { MINUS } from "./number.ts";

/** An amount as it travels: a decimal string with the currency's digits, and the ISO 4217 code. */
export interface WireAmount {
  readonly amount: string;
  readonly currency: string;
}

/** An amount as code holds it, with the digits that its currency has (`currencyDigits` of the domain). */
export interface MinorAmount {
  readonly minor: bigint;
  readonly currency: string;
  readonly digits: number;
}

/** `auto`: only a minus. `always`: + or −, none at zero, for net results. `never`: the bare amount, for a column that says which way. */
export type MoneySign = "auto" | "always" | "never";

/** Joined in order they are the whole text. `minor` holds the point too; it is drawn at half size in balances. */
export interface MoneyParts {
  readonly sign: "" | "+" | typeof MINUS;
  readonly symbol: string;
  readonly major: string;
  readonly minor: string;
}

const ENDS_IN_LETTER = /\p{L}$/u;
const NO_BREAK_SPACE = "\u00a0";

/** The short sign of a currency: ₹, ৳, $; a sign of letters (`Rp`, `AED`) keeps off the figure by a space. */
export function currencySymbol(currency: string): string {
  const plain = { tags: ["en"], timeZone: undefined };
  const parts = numberFormat(plain, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  const symbol = parts.find((part) => part.type === "currency")?.value ?? currency;
  return ENDS_IN_LETTER.test(symbol) ? `${symbol}${NO_BREAK_SPACE}` : symbol;
}

function signOf(value: string, sign: MoneySign): MoneyParts["sign"] {
  const zero = !/[1-9]/.test(value);
  if (sign === "never" || zero) return "";
  if (value.startsWith("-")) return MINUS;
  return sign === "always" ? "+" : "";
}

const text = (parts: readonly Intl.NumberFormatPart[]) => parts.map((part) => part.value).join("");

/**
 * An amount in pieces, never through a float. The symbol stands before the figure in every language, the sign before
 * the symbol; grouping and digits are the locale's. Always read left to right.
 */
export function moneyParts(locale: FormatLocale, money: WireAmount | MinorAmount, sign: MoneySign = "auto"): MoneyParts {
  const value = "minor" in money ? minorToDecimal(money.minor, money.digits) : decimal(money.amount);
  const digits = fractionDigits(value);
  const figures = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "never",
  }).formatToParts(value);
  const point = figures.findIndex((part) => part.type === "decimal");
  return {
    sign: signOf(value, sign),
    symbol: currencySymbol(money.currency),
    major: text(point < 0 ? figures : figures.slice(0, point)),
    minor: point < 0 ? "" : text(figures.slice(point)),
  };
}

/** The whole amount as text: `−₹1,24,500.00`. */
export function formatMoney(locale: FormatLocale, money: WireAmount | MinorAmount, sign: MoneySign = "auto"): string {
  const parts = moneyParts(locale, money, sign);
  return `${parts.sign}${parts.symbol}${parts.major}${parts.minor}`;
}
