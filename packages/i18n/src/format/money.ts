import { decimal, fractionDigits, minorToDecimal } from "./decimal.ts";
import { numberFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";
import { MINUS } from "./number.ts";

/** An amount in requests and answers: a decimal string with the currency's digits, and the ISO 4217 code. */
export interface DecimalAmount {
  readonly amount: string;
  readonly currency: string;
}

/** An amount in code, with the digits of its currency (`currencyDigits` of the domain). */
export interface MinorAmount {
  readonly minor: bigint;
  readonly currency: string;
  readonly digits: number;
}

/**
 * `auto`: a minus alone. `always`: + or −, none at zero, for net results. `never`: unsigned, for a column that shows the
 * direction.
 */
export type MoneySign = "auto" | "always" | "never";

/** Joined in order they are the whole text. `minor` includes the decimal point; balances draw it at half size. */
export interface MoneyParts {
  readonly sign: "" | "+" | typeof MINUS;
  readonly symbol: string;
  readonly major: string;
  readonly minor: string;
}

const ENDS_IN_LETTER = /\p{L}$/u;
const NO_BREAK_SPACE = "\u00a0";

/** The short symbol of a currency: ₹, ৳, $; a symbol of letters (`Rp`, `AED`) is followed by a space. */
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
 * An amount in parts, without a float. The symbol comes before the figure in every language, and the sign before the symbol;
 * grouping and digits are the locale's. Always read left to right.
 */
export function moneyParts(locale: FormatLocale, money: DecimalAmount | MinorAmount, sign: MoneySign = "auto"): MoneyParts {
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
export function formatMoney(locale: FormatLocale, money: DecimalAmount | MinorAmount, sign: MoneySign = "auto"): string {
  const parts = moneyParts(locale, money, sign);
  return `${parts.sign}${parts.symbol}${parts.major}${parts.minor}`;
}
