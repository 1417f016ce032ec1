import { useFormat } from "@baize/i18n/use-format";
import type { MinorAmount, MoneySign, WireAmount } from "@baize/i18n/format/money";
import type { MoneyParts } from "@baize/ui/money/money-parts";

/** An amount in the person's own grouping, in the pieces that the kit sets. */
export function useMoney(): (amount: WireAmount | MinorAmount, sign?: MoneySign) => MoneyParts {
  const format = useFormat();
  return (amount, sign) => {
    const { sign: shown, symbol, major, minor } = format.moneyParts(amount, sign);
    return { sign: shown, symbol, integer: major, decimal: minor.slice(0, 1), fraction: minor.slice(1) };
  };
}
