import { useMessages } from "../messages/use-messages.ts";
import type { BetSlipData, BetSlipPart } from "./bet-slip.types.ts";

/** What the parts of a slip get, and what is left for the element. */
export function useSlip<Rest extends object>(props: BetSlipData & Rest) {
  const { lines, messages, currency, locale, quickStakes, onStakeChange, onRemove, ...others } = props;
  const { onEdit, extras, kinds, sharedStake, onAcceptOdds, onDeclineOdds, ...more } = others;
  const { onPlace, blocked, total, pending, error, note, receipt, onDone, ...rest } = more;
  const text = useMessages("betSlip", messages);
  const chosen = { lines, text, currency, locale, quickStakes, onStakeChange, onRemove, onEdit, extras, kinds, sharedStake };
  const part: BetSlipPart = {
    ...chosen,
    onAcceptOdds,
    onDeclineOdds,
    onPlace,
    blocked,
    total,
    pending,
    error,
    note,
    receipt,
    onDone,
  };
  return [part, rest] as const;
}
