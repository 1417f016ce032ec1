import { type Ref, useId } from "react";
import * as box from "../checkbox/checkbox.css.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./radio-group.css.ts";

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
}
export interface RadioGroupOwnProps {
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
  /** Sent with a form under this name. */
  name?: string;
  disabled?: boolean;
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
  const { options, name, disabled, direction = "column", variant = "plain", ref, ...held } = rest;
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
          <Radio
            key={option.value}
            option={option}
            boxed={variant === "box"}
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

interface RadioProps {
  option: RadioOption;
  boxed: boolean;
  id: string;
  name: string;
  checked: boolean;
  disabled: boolean | undefined;
  invalid: true | undefined;
  onChoose: (event: Event) => void;
}

function Radio({ option, boxed, id, name, checked, disabled, invalid, onChoose }: RadioProps) {
  return (
    <div
      className={cx(css.option, boxed && css.box)}
      data-checked={(boxed && checked) || undefined}
      data-disabled={(boxed && disabled) || undefined}
    >
      <input
        type="radio"
        className={box.input}
        value={option.value}
        data-invalid={invalid}
        aria-describedby={option.note ? `${id}-note` : undefined}
        {...{ id, name, checked, disabled }}
        onChange={(event) => onChoose(event.nativeEvent)}
      />
      <label htmlFor={id} className={cx(css.label, boxed && css.boxLabel)} data-disabled={disabled || undefined}>
        {option.label}
      </label>
      {option.note ? (
        <div id={`${id}-note`} className={css.note}>
          {option.note}
        </div>
      ) : null}
    </div>
  );
}
