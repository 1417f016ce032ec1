import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from "react";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { decimalsOf } from "./number-text.ts";
import { Stepper } from "./stepper.tsx";
import { type NumberProps, useNumber } from "./use-number.ts";
import * as css from "./number-field.css.ts";

export type { NumberChange, NumberReason } from "./use-number.ts";
export type { NumberFault } from "./number-text.ts";

export interface NumberFieldOwnProps
  extends
    NumberProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      FieldKey | "size" | "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step"
    > {
  /** Shows two buttons, for one step less and one more. */
  steppers?: boolean;
  /** Texts in place of those of the provider: `increase`, `decrease`, the names of the two buttons. */
  messages?: PartMessages<"numberField">;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the number: an icon, a sign. */
  startContent?: ReactNode;
  /** A unit: "rounds", "%". */
  unit?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}
export type NumberFieldProps = FieldProps & NumberFieldOwnProps;

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A phone's number pads have no minus. */
function keypad(min: number | undefined, step = 1): "text" | "decimal" | "numeric" {
  if (min === undefined || min < 0) return "text";
  return decimalsOf(step) > 0 ? "decimal" : "numeric";
}

/**
 * A quantity: a plain number, never money (AmountField). The value is a number within the rules or `null`, never NaN; text
 * that is no number stays as it was typed. `className` and `style` land on the field, `ref` and the rest on the `<input>`.
 */
export function NumberField(props: NumberFieldProps) {
  const { frame, control, rest } = useField(props);
  const { value, defaultValue, onValueChange, locale, min, max, step, ...others } = rest;
  const { steppers, messages, size = "md", startContent, unit, onBlur, onKeyDown, ...attributes } = others;
  const text = useMessages("numberField", messages);
  const held = "value" in props ? { value } : {};
  const number = useNumber({ ...held, defaultValue, onValueChange, locale, min, max, step });
  const locked = attributes.disabled || attributes.readOnly;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = steps[event.key];
    if (by === undefined || locked || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    number.step(by, event.nativeEvent);
  };
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
        {startContent ? (
          <span data-part="start-content" className={field.start}>
            {startContent}
          </span>
        ) : null}
        <input
          data-component="number-field"
          type="text"
          role="spinbutton"
          inputMode={keypad(min, step)}
          autoComplete="off"
          aria-valuenow={number.number ?? undefined}
          aria-valuetext={number.number === null ? undefined : number.said}
          aria-valuemin={min}
          aria-valuemax={max}
          className={cx(field.input, css.input)}
          {...attributes}
          value={number.shown}
          onChange={(event) => number.type(event.currentTarget.value, event.nativeEvent)}
          onBlur={(event) => {
            number.settle();
            onBlur?.(event);
          }}
          onKeyDown={press}
          {...control}
        />
        {unit || steppers ? (
          <span data-part="end-content" className={field.end}>
            {unit ? (
              <span data-part="unit" className={css.unit}>
                {unit}
              </span>
            ) : null}
            {steppers ? (
              <>
                <Stepper by={-1} label={text("decrease")} disabled={locked || number.atLeast} onStep={number.step} />
                <Stepper by={1} label={text("increase")} disabled={locked || number.atMost} onStep={number.step} />
              </>
            ) : null}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
