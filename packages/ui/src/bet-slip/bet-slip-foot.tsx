import { Button } from "../button/button.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import { moneyParts, moneyText } from "../money/money-parts.ts";
import { BetSlipTotals } from "./bet-slip-totals.tsx";
import type { BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";
import { slipTotals } from "./returns.ts";
import { usePlacing } from "./use-placing.ts";

const staked = ({ stake = 0n, message }: { stake?: bigint | undefined; message?: string | undefined }): boolean =>
  stake > 0n && message === undefined;

/** Nothing is placed while a bet is refused, has no valid stake, or has odds that the player has not accepted. */
function ready({ lines, sharedStake }: Pick<BetSlipPart, "lines" | "sharedStake">): boolean {
  const open = lines.every(({ refusal, oddsBefore }) => refusal === undefined && oddsBefore === undefined);
  return open && (sharedStake ? staked(sharedStake) : lines.every(staked));
}

/** The total stake and the possible return, in the largest figures, and the button. */
export function BetSlipFoot(props: BetSlipPart) {
  const { lines, text, currency, locale, blocked = false, pending, error, note, onPlace } = props;
  const { placing, place } = usePlacing(onPlace);
  const summed = slipTotals(lines, props.sharedStake);
  const totals = { ...summed, stake: props.total ?? summed.stake };
  const busy = pending === true || placing;
  const stake = moneyText(moneyParts({ amount: totals.stake, currency, locale, minor: "ifAny" }));
  return (
    <div data-part="foot" className={css.foot}>
      <BetSlipTotals {...totals} text={text} currency={currency} locale={locale} />
      {/* In the page before it has text: screen readers do not announce an alert that is added together with its text. */}
      <div role="alert">{error !== undefined && <InlineMessage tone="negative">{error}</InlineMessage>}</div>
      <Button variant="primary" size="lg" fullWidth pending={busy} disabled={!busy && (blocked || !ready(props))} onClick={place}>
        {text(busy ? "placing" : "place", { stake })}
      </Button>
      {note !== undefined && (
        <p data-part="note" className={css.note}>
          {note}
        </p>
      )}
    </div>
  );
}
