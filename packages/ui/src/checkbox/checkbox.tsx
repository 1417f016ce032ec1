import { type InputHTMLAttributes, type Ref, useCallback } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { cx } from "../theme/cx.ts";
import { CheckLine } from "./check-line.tsx";
import { checkedChange, type OnCheckedChange } from "./checked-change.ts";
import * as css from "./checkbox.css.ts";

export type { CheckedChange, OnCheckedChange } from "./checked-change.ts";

export interface CheckboxOwnProps extends Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "type" | "size"> {
  /** Called with the new state after each press. */
  onCheckedChange?: OnCheckedChange;
  /** The size of the box and of its label. The box is never below the least target. */
  size?: "sm" | "md" | "lg";
  /** Neither on nor off: some of its options are checked. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}
export type CheckboxProps = FieldProps & CheckboxOwnProps;

/** One yes or no that is sent with a form. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const { frame, control, rest } = useField(props);
  const { size = "md", indeterminate = false, onCheckedChange, onChange, ref, ...attributes } = rest;
  // The state has no attribute: only the element's property sets it.
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      return assignRef(ref, element);
    },
    [indeterminate, ref],
  );
  return (
    <CheckLine component="checkbox" size={size} disabled={attributes.disabled} {...frame}>
      <input
        data-part="input"
        type="checkbox"
        className={cx(css.input, css.inputSize[size])}
        {...attributes}
        ref={attach}
        onChange={checkedChange(attributes.checked !== undefined, onCheckedChange, onChange)}
        {...control}
      />
    </CheckLine>
  );
}
