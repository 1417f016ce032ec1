import { warn } from "../overlay/warn.ts";

/** A sum of money in the pieces that `moneyParts` makes, so that each is set in its own way. */
export interface MoneyParts {
  /** "" for nothing, "+" or a true minus (U+2212). */
  readonly sign: "" | "+" | "−";
  /** The symbol of the currency, or its code where it has none: "₹". */
  readonly symbol: string;
  /** Grouped the way the locale groups: 1,24,500 in hi. */
  readonly integer: string;
  /** "" when there are no minor units to show. */
  readonly decimal: string;
  /** The minor units, as many digits as the currency has; "" when there are none to show. */
  readonly fraction: string;
}
export interface MoneyOptions {
  /** Minor units: 4825075n is ₹48,250.75. */
  readonly amount: bigint;
  /** ISO 4217, or the market's own code, which is then shown instead of a symbol. */
  readonly currency: string;
  /** BCP 47 tag: decides grouping and the decimal mark, never the digits. */
  readonly locale: string;
  /** Minor digits of the currency. Default: what ISO 4217 says, 2 for an unknown code. */
  readonly digits?: number;
  readonly symbol?: string;
  /** Writes + as well: for net results. */
  readonly signed?: boolean;
  /** `ifAny` leaves ".00" out: prizes, limits, quick amounts. */
  readonly minor?: "always" | "ifAny";
}
interface Rules {
  readonly group: Intl.NumberFormat;
  readonly decimal: string;
  readonly symbol: string;
  readonly digits: number;
}

const known = new Map<string, Rules>();
const partOf = (parts: readonly Intl.NumberFormatPart[], type: string) => parts.find((part) => part.type === type)?.value;

function currencyRules(locale: string, currency: string): { symbol: string; digits: number } {
  if (!/^[A-Z]{3}$/i.test(currency)) return { symbol: currency, digits: 2 };
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return {
    symbol: partOf(format.formatToParts(0), "currency") ?? currency,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

function rulesOf(locale: string, currency: string): Rules {
  const key = `${locale}/${currency}`;
  const before = known.get(key);
  if (before) return before;
  // Latin digits in every language unless the player asks (the visual language, section 9).
  const latin = { numberingSystem: "latn" } as const;
  const decimal = partOf(new Intl.NumberFormat(locale, { ...latin, minimumFractionDigits: 1 }).formatToParts(1), "decimal");
  const rules = { group: new Intl.NumberFormat(locale, latin), decimal: decimal ?? ".", ...currencyRules(locale, currency) };
  known.set(key, rules);
  return rules;
}

function checkSum({ amount, currency }: MoneyOptions): void {
  if (typeof amount !== "bigint")
    warn(
      `Money: its amount is a ${typeof amount} (${String(amount)}), which cannot hold money exactly, and the sum cannot be written. Give minor units as a bigint: 4825075n is ₹48,250.75.`,
    );
  if (currency.trim() === "")
    warn("Money: its currency is empty, so the sum has no unit. Give the ISO 4217 code, or the market's own.");
}

/** A sum of money as the pieces that `Money` sets. Exact at any size: nothing passes through a float. */
export function moneyParts(options: MoneyOptions): MoneyParts {
  if (process.env.NODE_ENV !== "production") checkSum(options);
  const rules = rulesOf(options.locale, options.currency);
  const digits = options.digits ?? rules.digits;
  const whole = 10n ** BigInt(digits);
  const size = options.amount < 0n ? -options.amount : options.amount;
  const rest = size % whole;
  const shown = digits > 0 && (options.minor !== "ifAny" || rest !== 0n);
  const plus = options.signed && options.amount > 0n ? "+" : "";
  return {
    sign: options.amount < 0n ? "−" : plus,
    symbol: options.symbol ?? rules.symbol,
    integer: rules.group.format(size / whole),
    decimal: shown ? rules.decimal : "",
    fraction: shown ? String(rest).padStart(digits, "0") : "",
  };
}

/** The same in one string, for a sentence or an attribute; the marks keep it left-to-right inside RTL text. */
export function moneyText(parts: MoneyParts): string {
  return `\u2066${parts.sign}${parts.symbol}${parts.integer}${parts.decimal}${parts.fraction}\u2069`;
}
