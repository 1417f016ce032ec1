import type { InputHTMLAttributes, Ref } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { type AmountProps, useAmount } from "./use-amount.ts";
import * as css from "./amount-field.css.ts";

export type { AmountChange } from "./use-amount.ts";
export type { AmountFault } from "@baize/domain/money/parse";

export interface AmountFieldOwnProps
  extends
    AmountProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "size" | "type" | "value" | "defaultValue" | "onChange"> {
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Amounts to choose with one press, minor units. */
  quick?: readonly bigint[];
  /** Texts in place of those of the provider: the name of the quick amounts. */
  messages?: PartMessages<"amountField">;
  /** A button for the whole sum: its label ("All") and its amount. */
  all?: { readonly label: string; readonly amount: bigint };
  ref?: Ref<HTMLInputElement>;
}
export type AmountFieldProps = FieldProps & AmountFieldOwnProps;

const quickSize = { sm: "xs", md: "sm", lg: "md" } as const;

/** A sum of money, in minor units and never a float. Understands any script's digits; `ref` and the rest land on the `<input>`. */
export function AmountField(props: AmountFieldProps) {
  const { frame, control, rest } = useField(props);
  const {
    quick = [],
    messages,
    all,
    size = "md",
    currency,
    locale,
    onValueChange,
    value,
    defaultValue,
    onBlur,
    ...attributes
  } = rest;
  const held = "value" in props ? { value } : {};
  const money = useAmount({ ...held, defaultValue, onValueChange, currency, locale });
  const text = useMessages("amountField", messages);
  const { disabled } = attributes;
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
        <span data-part="symbol" className={css.symbol} aria-hidden="true">
          {money.symbol}
        </span>
        <input
          data-component="amount-field"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={cx(field.input, css.input, css.inputSize[size])}
          {...attributes}
          value={money.shown}
          onChange={(event) => money.type(event.currentTarget.value, event.nativeEvent)}
          onBlur={(event) => {
            money.settle();
            onBlur?.(event);
          }}
          {...control}
        />
        {all ? (
          <span data-part="end-content" className={field.end}>
            <Button
              variant="ghost"
              size="sm"
              className={field.inset}
              disabled={disabled}
              onClick={(event) => money.take(all.amount, event.nativeEvent)}
            >
              {all.label}
            </Button>
          </span>
        ) : null}
      </div>
      {quick.length > 0 ? (
        <fieldset data-part="quick" aria-label={text("quick")} className={css.quick}>
          {quick.map((amount) => (
            <Button
              key={amount.toString()}
              size={quickSize[size]}
              className={css.amount}
              disabled={disabled}
              aria-pressed={amount === money.amount}
              onClick={(event) => money.take(amount, event.nativeEvent)}
            >
              {money.textOf(amount)}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </Field>
  );
}
