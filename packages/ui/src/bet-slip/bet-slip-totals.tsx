import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import type { BetSlipPart } from "./bet-slip.types.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./bet-slip.css.ts";

interface BetSlipTotalsProps extends Pick<BetSlipPart, "text" | "currency" | "locale"> {
  stake: bigint;
  returns: bigint | undefined;
}

/** The total stake and the possible return, in the largest figures. */
export function BetSlipTotals({ stake, returns, text, currency, locale }: BetSlipTotalsProps) {
  const parts = (amount: bigint) => moneyParts({ amount, currency, locale, minor: "ifAny" });
  return (
    <dl data-part="totals" className={css.totals}>
      <div data-part="total" className={css.total}>
        <dt data-part="term" className={css.term}>
          {text("totalStake")}
        </dt>
        <dd>
          <Money parts={parts(stake)} size="xl" className={css.sum} />
        </dd>
      </div>
      {returns === undefined ? null : (
        <div data-part="total" className={css.total}>
          <dt data-part="term" className={css.term}>
            {text("possibleReturn")}
          </dt>
          <dd>
            <Money parts={parts(returns)} size="xl" className={cx(css.sum, css.returns)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
