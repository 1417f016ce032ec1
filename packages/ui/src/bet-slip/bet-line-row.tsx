import { AmountField } from "../amount-field/amount-field.tsx";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { pencilSimple, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { cx } from "../theme/cx.ts";
import type { BetLine, BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";

interface BetLineRowProps extends Pick<
  BetSlipPart,
  "text" | "currency" | "locale" | "onStakeChange" | "onRemove" | "onEdit" | "sharedStake"
> {
  line: BetLine;
  busy: boolean;
}

/** One bet: what, at which odds, for how much. */
export function BetLineRow({
  line,
  text,
  currency,
  locale,
  busy,
  onStakeChange,
  onRemove,
  onEdit,
  sharedStake,
}: BetLineRowProps) {
  const { id, selection, market, sign, odds, oddsBefore, refusal } = line;
  return (
    <li data-part="line" data-refused={refusal !== undefined || undefined} className={css.line}>
      {sign}
      <div data-part="bet" className={css.what}>
        <span data-part="selection" className={css.selection}>
          <bdi>{selection}</bdi>
        </span>
        {market && (
          <span data-part="market" className={css.market}>
            {market}
          </span>
        )}
        {line.detail === undefined ? null : (
          <span data-part="market" className={css.market}>
            {line.detail}
          </span>
        )}
      </div>
      <span data-part="odds" className={css.odds}>
        {oddsBefore !== undefined && (
          <>
            <span data-part="spoken" className={css.hidden}>
              {text("oddsBefore")}{" "}
            </span>
            <s data-part="before" dir="ltr" className={css.before}>
              {oddsBefore}
            </s>{" "}
          </>
        )}
        {line.fixedStake && line.stake !== undefined ? (
          <Money parts={moneyParts({ amount: line.stake, currency, locale, minor: "ifAny" })} size="lg" />
        ) : (
          <bdi data-part="figure" dir="ltr" className={cx(css.figure, oddsBefore !== undefined && css.changed)}>
            {odds}
          </bdi>
        )}
      </span>
      {onEdit ? (
        <Button
          variant="ghost"
          size="xs"
          data-part="edit"
          aria-label={text("edit", { selection })}
          disabled={busy}
          className={cx(square.xs, css.edit)}
          onClick={() => onEdit(id)}
          icon={<Icon art={pencilSimple} size="sm" />}
        />
      ) : null}
      <Button
        variant="ghost"
        size="xs"
        data-part="remove"
        aria-label={text("remove", { selection })}
        disabled={busy}
        className={cx(square.xs, css.remove)}
        onClick={() => onRemove(id)}
        icon={<Icon art={x} size="sm" />}
      />
      <LineStake {...{ line, text, currency, locale, busy, onStakeChange, sharedStake }} />
    </li>
  );
}

/** The field of the stake, what is wrong with it, or why the bet is refused. */
function LineStake({
  line,
  text,
  currency,
  locale,
  busy,
  onStakeChange,
  sharedStake,
}: Omit<BetLineRowProps, "onRemove" | "onEdit">) {
  const { id, selection, stake, fixedStake, refusal } = line;
  const message = line.message ?? line.error;
  const wrong = refusal ?? (fixedStake ? message : undefined);
  if (wrong !== undefined) {
    return (
      <InlineMessage tone="negative" className={css.stake}>
        {wrong}
      </InlineMessage>
    );
  }
  if (fixedStake || sharedStake) return null;
  return (
    <AmountField
      aria-label={text("stakeOn", { selection })}
      currency={currency}
      locale={locale}
      value={stake}
      disabled={busy}
      className={css.stake}
      onValueChange={(next, details) => onStakeChange(id, next, details)}
      {...(message ? ({ tone: "negative", message } as const) : {})}
    />
  );
}
