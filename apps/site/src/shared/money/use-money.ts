import { useFormat } from "@baize/i18n/use-format";
import type { MinorAmount, MoneySign, DecimalAmount } from "@baize/i18n/format/money";
import type { MoneyParts } from "@baize/ui/money";

interface MoneyOptions {
  readonly sign?: MoneySign;
  /** Leaves ".00" out: prizes, limits, quick amounts. */
  readonly whole?: boolean;
}

/** An amount in the person's own grouping, in the pieces that the kit sets. */
export function useMoney(): (amount: DecimalAmount | MinorAmount, options?: MoneyOptions) => MoneyParts {
  const format = useFormat();
  return (amount, { sign, whole } = {}) => {
    const { sign: shown, symbol, major, minor } = format.moneyParts(amount, sign);
    const bare = whole && /^.?0*$/.test(minor);
    return { sign: shown, symbol, integer: major, decimal: bare ? "" : minor.slice(0, 1), fraction: bare ? "" : minor.slice(1) };
  };
}
