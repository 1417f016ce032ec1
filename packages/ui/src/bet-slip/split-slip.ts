import type { BetSlipData } from "./bet-slip.types.ts";

/** The slip's own props, and what is left for the element. */
export function splitSlip<Rest extends object>(props: BetSlipData & Rest) {
  const { lines, labels, currency, locale, quickStakes, onStakeChange, onRemove, onAcceptOdds, onDeclineOdds, ...more } = props;
  const { onPlace, placing, error, note, receipt, onDone, ...rest } = more;
  const chosen = { lines, labels, currency, locale, quickStakes, onStakeChange, onRemove, onAcceptOdds, onDeclineOdds };
  const data: BetSlipData = { ...chosen, onPlace, placing, error, note, receipt, onDone };
  return [data, rest] as const;
}
