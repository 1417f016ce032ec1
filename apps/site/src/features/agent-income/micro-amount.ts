import type { MoneyAmount } from "@baize/domain/money/money";
import { currencyDigits } from "@baize/domain/money/currency";
import { minorToDecimal } from "@baize/i18n/format/decimal";

/** Decimals of a minor unit that lines accrue in. */
const MICRO_DIGITS = 6;

/** Millionths of a minor unit as an exact amount, with at least the currency's decimals. */
export function microAmount(micro: string, currency: string): MoneyAmount {
  const digits = currencyDigits(currency);
  const exact = minorToDecimal(BigInt(micro), digits + MICRO_DIGITS);
  return { amount: exact.replace(new RegExp(`0{1,${MICRO_DIGITS}}$`), "").replace(/\.$/, ""), currency };
}
