import { type Ref, useId } from "react";
import type { ChangeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { type Choice, ChoiceRow } from "./choice.tsx";
import * as css from "./radio-group.css.ts";

/** One radio button of the group. */
export type RadioOption = Choice;
export interface RadioGroupOwnProps {
  /** The options, in order. */
  options: readonly RadioOption[];
  /** The value of the chosen option, when the caller holds it. */
  value?: string;
  /** The value of the option that is chosen at first, when the group holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
  /** Sent with a form under this name. */
  name?: string;
  /** None of the options can be chosen, and none is sent with a form. */
  disabled?: boolean;
  /** The size of the marks and of their labels. */
  size?: "sm" | "md" | "lg";
  /** `row` wraps where it does not fit. */
  direction?: "column" | "row";
  /** `box`: each option a box that is pressed as a whole, for choices that need emphasis: ways of paying, plans. */
  variant?: "plain" | "box";
  ref?: Ref<HTMLDivElement>;
}
export type RadioGroupProps = FieldProps & RadioGroupOwnProps;

/** One choice of a few visible ones. `className` and `style` land on the field, `ref` on the group. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control, rest } = useField(props);
  const { options, name, disabled, size = "md", direction = "column", variant = "plain", ref, ...held } = rest;
  const [chosen, choose] = useValue(held, "");
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "RadioGroup",
      options.map((option) => option.value),
      chosen,
    );
  const made = useId();
  const { id, "aria-labelledby": labelledBy, ...described } = control;
  return (
    <Field {...frame} group>
      <div
        ref={ref}
        id={id}
        role="radiogroup"
        data-component="radio-group"
        className={variant === "box" ? css.boxes : css.list[direction]}
        {...described}
        aria-labelledby={frame.label ? `${id}-label` : labelledBy}
      >
        {options.map((option) => (
          <ChoiceRow
            type="radio"
            key={option.value}
            option={option}
            boxed={variant === "box"}
            size={size}
            id={`${id}-${option.value}`}
            name={name ?? made}
            disabled={disabled || option.disabled}
            invalid={described["aria-invalid"]}
            checked={option.value === chosen}
            onChoose={(event) => choose(option.value, "choose", event)}
          />
        ))}
      </div>
    </Field>
  );
}
