import { AmountField } from "../amount-field/amount-field.tsx";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import { cx } from "../theme/cx.ts";
import type { BetLine, BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";

interface BetLineRowProps extends Pick<BetSlipPart, "text" | "currency" | "locale" | "onStakeChange" | "onRemove"> {
  line: BetLine;
  busy: boolean;
}

/** One bet: what, at which odds, for how much. */
export function BetLineRow({ line, text, currency, locale, busy, onStakeChange, onRemove }: BetLineRowProps) {
  const { id, selection, market, sign, odds, oddsBefore, stake, message, refusal } = line;
  const invalid = message ? ({ tone: "negative", message } as const) : {};
  return (
    <li data-part="line" data-refused={refusal !== undefined || undefined} className={css.line}>
      {sign}
      <div className={css.what}>
        <span className={css.selection}>
          <bdi>{selection}</bdi>
        </span>
        {market && <span className={css.market}>{market}</span>}
      </div>
      <span className={css.odds}>
        {oddsBefore !== undefined && (
          <>
            <span className={css.hidden}>{text("oddsBefore")} </span>
            <s dir="ltr" className={css.before}>
              {oddsBefore}
            </s>{" "}
          </>
        )}
        <bdi dir="ltr" className={cx(css.figure, oddsBefore !== undefined && css.changed)}>
          {odds}
        </bdi>
      </span>
      <Button
        variant="quiet"
        size="xs"
        data-part="remove"
        aria-label={text("remove", { selection })}
        disabled={busy}
        className={cx(square.xs, css.remove)}
        onClick={() => onRemove(id)}
        icon={<Icon art={x} size="sm" />}
      />
      {refusal === undefined ? (
        <AmountField
          aria-label={text("stakeOn", { selection })}
          currency={currency}
          locale={locale}
          value={stake}
          disabled={busy}
          className={css.stake}
          onValueChange={(next, details) => onStakeChange(id, next, details)}
          {...invalid}
        />
      ) : (
        <InlineMessage tone="negative" className={css.stake}>
          {refusal}
        </InlineMessage>
      )}
    </li>
  );
}
