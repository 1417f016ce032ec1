import { currencyDigits } from "./currency.ts";
import type { Money, MoneyAmount } from "./money.ts";

/**
 * Reads an amount as it travels: digits, a point where the currency has minor units, exactly as many decimals, a minus for
 * a negative one. Undefined for anything else: `-0.00`, `1e2`, `01.00`, `.50`, `1.5`, native digits.
 */
export function parseAmount(amount: string, currency: string): bigint | undefined {
  const digits = currencyDigits(currency);
  const parts = /^(-?)(0|[1-9]\d{0,17})(?:\.(\d{1,4}))?$/.exec(amount);
  if (!parts) return undefined;
  const [, sign, whole = "", decimals = ""] = parts;
  if (decimals.length !== digits) return undefined;
  const minor = BigInt(whole + decimals);
  if (sign && minor === 0n) return undefined;
  return sign ? -minor : minor;
}

/** The amount in minor units. Throws where it is not written as this platform writes amounts. */
export function minorOf({ amount, currency }: MoneyAmount): bigint {
  const minor = parseAmount(amount, currency);
  if (minor === undefined) throw new RangeError(`"${amount}" is no amount of ${currency}`);
  return minor;
}

/** Minor units as a decimal string with the currency's digits: `125050n` INR is `"1250.50"`. */
export function formatAmount(minor: bigint, currency: string): string {
  const digits = currencyDigits(currency);
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0");
  const sign = minor < 0n ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function toMoneyAmount({ minor, currency }: Money): MoneyAmount {
  return { amount: formatAmount(minor, currency), currency };
}
