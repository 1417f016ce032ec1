import { useId } from "react";
import { Button } from "../button/button.tsx";
import { shuffle } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Money } from "../money/money.tsx";
import { moneyParts, moneyText } from "../money/money-parts.ts";
import { NumberField } from "../number-field/number-field.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import type { TicketReason, TicketStake } from "./ticket-stake.ts";
import * as css from "./ticket-bar.css.ts";

interface PartProps {
  text: MessageText<"ticketBar">;
  currency: string;
  locale: string;
  stake: TicketStake;
}

const partsOf = (amount: bigint, { currency, locale }: Pick<PartProps, "currency" | "locale">) =>
  moneyParts({ amount, currency, locale, minor: "ifAny" });

interface StakeFieldsProps extends PartProps {
  units: readonly bigint[];
  maxMultiple: number | undefined;
  readOnly: boolean;
  onChange: (stake: TicketStake, reason: TicketReason, event?: Event) => void;
}

/** What a line costs, and how many times. */
export function StakeFields({ text, units, maxMultiple = 999, readOnly, stake, onChange, ...money }: StakeFieldsProps) {
  return (
    <div data-part="fields" className={css.fields}>
      <div data-part="field" className={css.field}>
        <span data-part="name" className={css.name}>
          {text("unit")}
        </span>
        <SegmentedControl
          aria-label={text("unit")}
          size="md"
          disabled={readOnly}
          items={units.map((unit) => ({ value: String(unit), label: moneyText(partsOf(unit, money)) }))}
          value={String(stake.unit)}
          onValueChange={(next, { event }) => onChange({ ...stake, unit: BigInt(next) }, "unit", event)}
        />
      </div>
      <NumberField
        label={text("multiple")}
        locale={money.locale}
        min={1}
        max={maxMultiple}
        steppers
        disabled={readOnly}
        className={css.multiple}
        value={stake.multiple}
        onValueChange={(next, { event }) => onChange({ ...stake, multiple: next }, "multiple", event)}
      />
    </div>
  );
}

interface TotalsProps extends PartProps {
  lines: number;
  returns: bigint | undefined;
}

/** Lines, what they cost, and what they may return; read out when they change. */
export function Totals({ text, stake, lines, returns, ...money }: TotalsProps) {
  const total = stake.unit * BigInt(stake.multiple ?? 0) * BigInt(lines);
  return (
    <output data-part="total" className={css.totals}>
      <span>{text("lines", { count: lines })}</span>
      <Money parts={partsOf(total, money)} size="xl" />
      {returns === undefined || total === 0n ? null : (
        <span data-part="returns" className={css.returns}>
          {text("returns")} <Money parts={partsOf(returns, money)} />
        </span>
      )}
    </output>
  );
}

interface RandomTicketsProps {
  text: MessageText<"ticketBar">;
  counts: readonly number[];
  readOnly: boolean;
  onRandom: (count: number) => void;
}

/** Buttons that make one or more tickets at random. */
export function RandomTickets({ text, counts, readOnly, onRandom }: RandomTicketsProps) {
  const id = useId();
  return (
    <fieldset data-part="random" aria-labelledby={id} className={css.random}>
      <span data-part="random-name" id={id} className={css.randomName}>
        <Icon art={shuffle} size="sm" />
        {text("random")}
      </span>
      {counts.map((count) => (
        <Button key={count} size="sm" aria-disabled={readOnly || undefined} onClick={() => readOnly || onRandom(count)}>
          {text("tickets", { count })}
        </Button>
      ))}
    </fieldset>
  );
}
