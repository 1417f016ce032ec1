import type { InputHTMLAttributes, Ref } from "react";
import { CheckLine } from "../checkbox/check-line.tsx";
import { checkedChange, type OnCheckedChange } from "../checkbox/checked-change.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import * as css from "./switch.css.ts";

export interface SwitchOwnProps extends Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "type" | "size"> {
  onCheckedChange?: OnCheckedChange;
  ref?: Ref<HTMLInputElement>;
}
export type SwitchProps = FieldProps & SwitchOwnProps;

// The box itself shows whether it is on; a checker that wants `aria-checked` here would say it twice.
const on = { role: "switch" };

/** A setting that takes effect at once; for a value that is sent with a form use a Checkbox. `ref` and rest props land on the `<input>`. */
export function Switch(props: SwitchProps) {
  const { frame, control, rest } = useField(props);
  const { onCheckedChange, onChange, ...attributes } = rest;
  return (
    <CheckLine component="switch" disabled={attributes.disabled} {...frame}>
      <input
        type="checkbox"
        className={css.input}
        {...on}
        {...attributes}
        onChange={checkedChange(attributes.checked !== undefined, onCheckedChange, onChange)}
        {...control}
      />
    </CheckLine>
  );
}
