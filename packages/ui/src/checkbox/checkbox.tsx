import { type ChangeEvent, type InputHTMLAttributes, type Ref, useCallback } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { type ChangeDetails, changeDetails } from "../field/change-details.ts";
import { FieldMessage } from "../field/field.tsx";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./checkbox.css.ts";

export type CheckedChange = ChangeDetails<"press">;

export interface CheckboxOwnProps extends Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "type" | "size"> {
  onCheckedChange?: (checked: boolean, details: CheckedChange) => void;
  /** Neither on nor off: some of what it stands for is chosen. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}
export type CheckboxProps = FieldProps & CheckboxOwnProps;

/** Turns a change of a box into `onCheckedChange(checked, details)`; `cancel()` leaves the box as it was. */
export function checkedChange(
  controlled: boolean,
  onCheckedChange: CheckboxOwnProps["onCheckedChange"],
  onChange: CheckboxOwnProps["onChange"],
) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const details = changeDetails("press" as const, event.nativeEvent);
    onCheckedChange?.(box.checked, details);
    if (!details.isCanceled) onChange?.(event);
    else if (!controlled) box.checked = !box.checked;
  };
}

/** One yes or no that is sent with a form. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const { frame, control, rest } = useField(props);
  const { indeterminate = false, onCheckedChange, onChange, ref, ...attributes } = rest;
  // The state has no attribute: only the element's property sets it.
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      return assignRef(ref, element);
    },
    [indeterminate, ref],
  );
  return (
    <div data-component="checkbox" data-tone={frame.tone} className={cx(css.root, frame.className)} style={frame.style}>
      <input
        type="checkbox"
        className={css.input}
        {...attributes}
        ref={attach}
        onChange={checkedChange(attributes.checked !== undefined, onCheckedChange, onChange)}
        {...control}
      />
      {frame.label ? (
        <label htmlFor={frame.id} data-part="label" data-disabled={attributes.disabled || undefined} className={css.label}>
          {frame.label}
          {frame.required ? (
            <span className={css.mark} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
          {frame.secondaryLabel ? <> {frame.secondaryLabel}</> : null}
        </label>
      ) : null}
      {frame.description ? (
        <div id={`${frame.id}-description`} data-part="description" className={css.description}>
          {frame.description}
        </div>
      ) : null}
      <div className={css.under}>
        <FieldMessage id={frame.id} tone={frame.tone ?? "neutral"} reserve={frame.reserveMessageSpace}>
          {frame.message}
        </FieldMessage>
      </div>
    </div>
  );
}
