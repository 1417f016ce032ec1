import { useId } from "react";
import { AmountField } from "../amount-field/amount-field.tsx";
import type { BetSlipPart, SharedStake } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";

interface SharedStakeRowProps extends Pick<BetSlipPart, "text" | "currency" | "locale"> {
  sharedStake: SharedStake;
  busy: boolean;
}

/** How the bets are combined, at which odds, and the one stake for all of them. */
export function SharedStakeRow({ sharedStake, text, currency, locale, busy }: SharedStakeRowProps) {
  const { label, detail, odds, stake, message, onStakeChange } = sharedStake;
  const id = useId();
  return (
    <fieldset data-part="shared" aria-labelledby={id} className={css.shared}>
      <div data-part="bet" className={css.sharedLabel}>
        <span data-part="shared-label" id={id} className={css.selection}>
          <bdi>{label}</bdi>
        </span>
        {detail === undefined ? null : (
          <span data-part="market" className={css.market}>
            {detail}
          </span>
        )}
      </div>
      {odds === undefined ? null : (
        <bdi data-part="figure" dir="ltr" className={css.figure}>
          {odds}
        </bdi>
      )}
      <AmountField
        aria-label={text("stakeOn", { selection: label })}
        currency={currency}
        locale={locale}
        value={stake}
        disabled={busy}
        className={css.sharedField}
        onValueChange={onStakeChange}
        {...(message === undefined ? {} : ({ tone: "negative", message } as const))}
      />
    </fieldset>
  );
}
