import type { Ref } from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { type Choice, ChoiceRow } from "../radio-group/choice.tsx";
import * as list from "../radio-group/radio-group.css.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./checkbox-group.css.ts";

/** One checkbox of the group. */
export type CheckboxOption = Choice;
export interface CheckboxGroupOwnProps {
  /** The checkboxes, in order. */
  options: readonly CheckboxOption[];
  /** The values that are checked, in the order of `options`. */
  value?: readonly string[];
  /** The checked values at first, when the group holds them itself. */
  defaultValue?: readonly string[];
  /** Called with all checked values after each press. */
  onValueChange?: (value: readonly string[], details: ChangeDetails<"choose">) => void;
  /** Each checked value is sent with a form under this name. */
  name?: string;
  /** None of the checkboxes can be changed, and none is sent with a form. */
  disabled?: boolean;
  /** The size of the marks and of their labels. */
  size?: "sm" | "md" | "lg";
  /** `row` wraps where it does not fit. */
  direction?: "column" | "row";
  /** `box`: each option a box that is pressed as a whole. */
  variant?: "plain" | "box";
  ref?: Ref<HTMLFieldSetElement>;
}
export type CheckboxGroupProps = FieldProps & CheckboxGroupOwnProps;

const none: readonly string[] = [];

/** Any number of a few visible choices. `className` and `style` land on the field, `ref` on the group. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control, rest } = useField(props);
  const { options, name, disabled, size = "md", direction = "column", variant = "plain", ref, ...held } = rest;
  const [checked, change] = useValue(held, none);
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "CheckboxGroup",
      options.map((option) => option.value),
    );
  const { id, "aria-labelledby": labelledBy, "aria-label": label, "aria-describedby": describedBy } = control;
  const toggle = (value: string, event: Event) => {
    const chosen = new Set(checked);
    if (!chosen.delete(value)) chosen.add(value);
    // Values of options that are not shown now are kept.
    const hidden = checked.filter((one) => !options.some((option) => option.value === one));
    const shown = options.flatMap((option) => (chosen.has(option.value) ? [option.value] : []));
    change([...hidden, ...shown], "choose", event);
  };
  return (
    <Field {...frame} group>
      <fieldset
        ref={ref}
        id={id}
        data-component="checkbox-group"
        className={cx(css.group, variant === "box" ? list.boxes : list.list[direction])}
        aria-label={label}
        aria-labelledby={frame.label ? `${id}-label` : labelledBy}
        aria-describedby={describedBy}
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            type="checkbox"
            option={option}
            boxed={variant === "box"}
            size={size}
            id={`${id}-${option.value}`}
            name={name}
            disabled={disabled || option.disabled}
            invalid={control["aria-invalid"]}
            checked={checked.includes(option.value)}
            onChoose={(event) => toggle(option.value, event)}
          />
        ))}
      </fieldset>
    </Field>
  );
}
