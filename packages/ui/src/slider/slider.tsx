import type { Ref } from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { type ChangeDetails, changeDetails, isAccepted } from "../overlay/details.ts";
import { warn } from "../overlay/warn.ts";
import { type SliderShape, SliderTrack } from "./slider-track.tsx";
import { snapped } from "./slider-values.ts";
import type { SliderReason } from "./use-thumbs.ts";

export type { SliderMark } from "./slider-track.tsx";
export type { SliderReason } from "./use-thumbs.ts";

export interface SliderOwnProps extends SliderShape {
  /** The value of the thumb, when the caller holds it. */
  value?: number;
  /** The value at first, when the slider holds it itself. */
  defaultValue?: number;
  /** Called with the value on each move. */
  onValueChange?: (value: number, details: ChangeDetails<SliderReason>) => void;
  /** The thumb was released, or a key pressed: the time to call a server. `details.cancel()` moves it back. */
  onValueCommit?: (value: number, details: ChangeDetails<SliderReason>) => void;
  ref?: Ref<HTMLInputElement>;
}
export type SliderProps = FieldProps & SliderOwnProps;

const plain = (value: number) => String(value);

/** An approximate value, where the position matters more than the exact number. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function Slider(props: SliderProps) {
  const { frame, control, rest } = useField(props);
  const { value, defaultValue, onValueChange, onValueCommit, min = 0, max = 100, step = 1, ...others } = rest;
  const { size = "md", format = plain, marks, disabled, ...attributes } = others;
  const bounds = { min, max, step };
  const [held, change] = useValue<number, SliderReason>({ value, defaultValue, onValueChange }, min);
  if (!(max > min) || !(step > 0)) {
    warn(`Slider: from ${min} to ${max} by ${step} leaves nothing to choose. Give \`max\` above \`min\` and \`step\` above 0.`);
  }
  return (
    <Field {...frame}>
      <SliderTrack
        component="slider"
        {...{ bounds, size, format, marks, disabled }}
        invalid={control["aria-invalid"]}
        values={[snapped(held, bounds)]}
        thumbs={[{ ...attributes, ...withoutRequired(control) }]}
        onChange={([next = min], reason, event) => change(next, reason, event)}
        onCommit={([next = min], reason, event) => isAccepted(onValueCommit, next, changeDetails(reason, event))}
      />
    </Field>
  );
}

/** A slider always has a value, so that `aria-required` is not among what it may say. */
export function withoutRequired<Control extends { "aria-required"?: true | undefined }>({
  "aria-required": _required,
  ...control
}: Control): Omit<Control, "aria-required"> {
  return control;
}
