import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Button } from "../button/button.tsx";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { plus, shuffle } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Money } from "../money/money.tsx";
import { moneyParts, moneyText } from "../money/money-parts.ts";
import { NumberField } from "../number-field/number-field.tsx";
import { Segmented } from "../segmented/segmented.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./ticket-bar.css.ts";

/** What each line of a ticket costs. */
export interface TicketStake {
  /** Minor units. */
  readonly unit: bigint;
  /** How many times the unit; null while the field holds no number. */
  readonly multiple: number | null;
}
export type TicketReason = "unit" | "multiple";
export interface TicketBarProps
  extends ValueProps<TicketStake, TicketReason>, Omit<HTMLAttributes<HTMLElement>, "defaultValue" | "children"> {
  /** The units that are offered, in minor units. */
  units: readonly bigint[];
  /** The largest multiple. */
  maxMultiple?: number;
  /** ISO 4217, or the market's own code. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** How many lines the pick makes. */
  lines: number;
  /** Why the pick cannot be added yet, or what it needs: "At least 25 lines". */
  hint?: ReactNode;
  /** The hint says why nothing can be added. */
  invalid?: boolean;
  /** Betting is closed: nothing can be changed. */
  readOnly?: boolean;
  /** The most that the ticket may return, in minor units. */
  returns?: bigint | undefined;
  /** Adds the ticket to the slip. */
  onAdd: () => void;
  /** Makes so many tickets at random; without it there is no button for it. */
  onRandom?: ((count: number) => void) | undefined;
  /** How many random tickets a button makes. */
  randomCounts?: readonly number[];
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"ticketBar">;
  ref?: Ref<HTMLElement>;
}

const ten = [1, 5, 10] as const;

/** The stake of a ticket below its board: unit, multiple, lines and total as one picks. Rest props and `ref` land on the `<section>`. */
export function TicketBar(props: TicketBarProps) {
  const { units, maxMultiple = 999, currency, locale, lines, hint, invalid = false, readOnly = false, ...others } = props;
  const { returns, onAdd, onRandom, randomCounts = ten, messages, value, defaultValue, onValueChange, ...more } = others;
  const { className, ...rest } = more;
  const id = useId();
  const text = useMessages("ticketBar", messages);
  const first: TicketStake = { unit: units[0] ?? 0n, multiple: 1 };
  const [stake, change] = useValue<TicketStake, TicketReason>({ value, defaultValue, onValueChange }, first);
  const parts = (amount: bigint) => moneyParts({ amount, currency, locale, minor: "ifAny" });
  const total = stake.unit * BigInt(stake.multiple ?? 0) * BigInt(lines);
  const cannot = readOnly || invalid || lines === 0 || stake.multiple === null;
  return (
    <section data-component="ticket-bar" aria-label={text("label")} className={cx(css.root, className)} {...rest}>
      <div className={css.fields}>
        <div className={css.field}>
          <span className={css.name}>{text("unit")}</span>
          <Segmented
            aria-label={text("unit")}
            size="md"
            disabled={readOnly}
            segments={units.map((unit) => ({ value: String(unit), label: moneyText(parts(unit)) }))}
            value={String(stake.unit)}
            onValueChange={(next, { event }) => change({ ...stake, unit: BigInt(next) }, "unit", event)}
          />
        </div>
        <NumberField
          label={text("multiple")}
          locale={locale}
          min={1}
          max={maxMultiple}
          steppers
          disabled={readOnly}
          className={css.multiple}
          value={stake.multiple}
          onValueChange={(next, { event }) => change({ ...stake, multiple: next }, "multiple", event)}
        />
      </div>
      <output data-part="total" className={css.totals}>
        <span>{text("lines", { count: lines })}</span>
        <Money parts={parts(total)} size="xl" />
        {returns === undefined || total === 0n ? null : (
          <span className={css.returns}>
            {text("returns")} <Money parts={parts(returns)} />
          </span>
        )}
      </output>
      <div className={css.actions}>
        {onRandom ? (
          <fieldset aria-labelledby={`${id}-random`} className={css.random}>
            <span id={`${id}-random`} className={css.randomName}>
              <Icon art={shuffle} size="sm" />
              {text("random")}
            </span>
            {randomCounts.map((count) => (
              <Button key={count} size="sm" aria-disabled={readOnly || undefined} onClick={() => readOnly || onRandom(count)}>
                {text("tickets", { count })}
              </Button>
            ))}
          </fieldset>
        ) : null}
        <Button
          variant="primary"
          icon={<Icon art={plus} />}
          aria-disabled={cannot || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={css.add}
          onClick={() => cannot || onAdd()}
        >
          {text("add")}
        </Button>
      </div>
      <div id={`${id}-hint`} role="status" className={css.hint}>
        {hint === undefined ? null : <InlineMessage tone={invalid ? "negative" : "neutral"}>{hint}</InlineMessage>}
      </div>
    </section>
  );
}
