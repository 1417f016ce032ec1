import type { InputHTMLAttributes, Ref } from "react";
import { CheckLine } from "../checkbox/check-line.tsx";
import { checkedChange, type OnCheckedChange } from "../checkbox/checked-change.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./switch.css.ts";

export interface SwitchOwnProps extends Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "type" | "size"> {
  /** The size of the track and of its label. */
  size?: "sm" | "md" | "lg";
  /** Called with the new state after each press. */
  onCheckedChange?: OnCheckedChange;
  ref?: Ref<HTMLInputElement>;
}
export type SwitchProps = FieldProps & SwitchOwnProps;

/** A setting that takes effect at once; for a value that is sent with a form use a Checkbox. `ref` and rest props land on the `<input>`. */
export function Switch(props: SwitchProps) {
  const { frame, control, rest } = useField(props);
  const { size = "md", onCheckedChange, onChange, ...attributes } = rest;
  return (
    <CheckLine component="switch" size={size} disabled={attributes.disabled} {...frame}>
      <input
        data-part="input"
        type="checkbox"
        className={cx(css.input, css.inputSize[size])}
        // The box itself says whether it is on: `aria-checked` would say it twice.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        {...attributes}
        onChange={checkedChange(attributes.checked !== undefined, onCheckedChange, onChange)}
        {...control}
      />
    </CheckLine>
  );
}
