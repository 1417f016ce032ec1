import { palette } from "../cover/cover.css.ts";
import { paletteKey } from "../cover/palette-key.ts";
import { moneyParts, moneyText } from "../money/money-parts.ts";
import { changeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import type { BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";

/** The inks of the chips, from the smallest up: a table's own order. */
const chips = [8, 2, 3, 7, 4] as const;

interface QuickStakesProps extends Pick<
  BetSlipPart,
  "lines" | "text" | "currency" | "locale" | "quickStakes" | "onStakeChange" | "sharedStake"
> {
  busy: boolean;
}

/** Chips that put the same stake on every bet that is taken, or on each combination. */
export function QuickStakes({ lines, text, currency, locale, quickStakes, busy, onStakeChange, sharedStake }: QuickStakesProps) {
  const open = lines.filter((line) => line.refusal === undefined && !line.fixedStake);
  if (!quickStakes?.length || open.length === 0) return null;
  const staked = sharedStake ? [sharedStake] : open;
  const put = (amount: bigint, event: Event) => {
    const details = Object.assign(changeDetails("quick" as const, event), { fault: undefined });
    if (sharedStake) return sharedStake.onStakeChange(amount, details);
    for (const { id } of open) onStakeChange(id, amount, details);
  };
  return (
    <fieldset data-part="quick" disabled={busy} className={css.quick}>
      <legend data-part="legend" className={css.legend}>
        {text("quickStakes")}
      </legend>
      {quickStakes.map(({ amount, face }, place) => (
        <button
          data-part="chip"
          key={face}
          type="button"
          aria-pressed={staked.every(({ stake }) => stake === amount)}
          className={cx(css.chip, palette[paletteKey(chips[place % chips.length] ?? 1)])}
          onClick={({ nativeEvent }) => put(amount, nativeEvent)}
        >
          <bdi dir="ltr" aria-hidden="true">
            {face}
          </bdi>
          {/* A chip's face may be short, "1K"; its name is the amount. */}
          <span data-part="spoken" className={css.hidden}>
            {moneyText(moneyParts({ amount, currency, locale, minor: "ifAny" }))}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
