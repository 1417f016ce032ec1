import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Button } from "../button/button.tsx";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { plus } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { RandomTickets, StakeFields, Totals } from "./ticket-parts.tsx";
import type { TicketReason, TicketStake } from "./ticket-stake.ts";
import * as css from "./ticket-bar.css.ts";

export type { TicketReason, TicketStake } from "./ticket-stake.ts";

export interface TicketBarProps
  extends ValueProps<TicketStake, TicketReason>, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "defaultValue" | "children"> {
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
  /** What the ticket may return, in minor units; the text `returns` says of what, where a ticket has several chances. */
  returns?: bigint | undefined;
  /** Adds the ticket to the slip. */
  onAdd: () => void;
  /** Makes so many tickets at random; without it there is no button for it. */
  onRandom?: ((count: number) => void) | undefined;
  /** How many random tickets a button makes. */
  randomCounts?: readonly number[];
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"ticketBar">;
  ref?: Ref<HTMLFieldSetElement>;
}

const ten = [1, 5, 10] as const;

/** The stake of a ticket below its board: unit, multiple, lines and total as one picks. Rest props and `ref` land on the `<fieldset>`. */
export function TicketBar(props: TicketBarProps) {
  const { units, maxMultiple, currency, locale, lines, hint, invalid = false, readOnly = false, ...others } = props;
  const { returns, onAdd, onRandom, randomCounts, messages, value, defaultValue, onValueChange, className, ...rest } = others;
  const id = useId();
  const text = useMessages("ticketBar", messages);
  const first: TicketStake = { unit: units[0] ?? 0n, multiple: 1 };
  const [stake, change] = useValue<TicketStake, TicketReason>({ value, defaultValue, onValueChange }, first);
  const cannot = readOnly || invalid || lines === 0 || stake.multiple === null;
  const money = { text, currency, locale };
  return (
    <fieldset data-component="ticket-bar" aria-label={text("label")} className={cx(css.root, className)} {...rest}>
      <StakeFields {...money} {...{ units, maxMultiple, readOnly, stake }} onChange={change} />
      <Totals {...money} {...{ stake, lines, returns }} />
      <div data-part="actions" className={css.actions}>
        {onRandom ? <RandomTickets {...{ text, readOnly, onRandom }} counts={randomCounts ?? ten} /> : null}
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
      <output data-part="hint" id={`${id}-hint`} className={css.hint}>
        {hint === undefined ? null : <InlineMessage tone={invalid ? "negative" : "neutral"}>{hint}</InlineMessage>}
      </output>
    </fieldset>
  );
}
