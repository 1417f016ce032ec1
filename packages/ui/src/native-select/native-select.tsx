import { type ChangeEvent, type Ref, type SelectHTMLAttributes, useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { caretDown } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./native-select.css.ts";

/** One option of the list, as the browser shows it. */
export interface NativeOption {
  readonly value: string;
  /** The text of the option. */
  readonly label: string;
  readonly disabled?: boolean;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** The direction of that language. */
  readonly dir?: "ltr" | "rtl" | undefined;
}
export interface NativeSelectOwnProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  FieldKey | "size" | "value" | "defaultValue" | "multiple" | "children"
> {
  /** The options, in order. */
  options: readonly NativeOption[];
  /** The value of the chosen option, when the caller holds it. */
  value?: string;
  /** The value of the option that is chosen at first, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
  /** The first, empty row. */
  placeholder?: string;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  ref?: Ref<HTMLSelectElement>;
}
export type NativeSelectProps = FieldProps & NativeSelectOwnProps;

/** The system's own list: for hundreds of rows (countries), for autofill, and for the wheel of a phone. `ref` and the rest land on the `<select>`. */
export function NativeSelect(props: NativeSelectProps) {
  const { frame, control, rest } = useField(props);
  const { options, placeholder, size = "md", onChange, onValueChange, value, defaultValue = "", ...attributes } = rest;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const details = changeDetails("choose" as const, event.nativeEvent);
    onValueChange?.(event.currentTarget.value, details);
    if (details.cancelled) return;
    setOwn(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
        <select
          data-component="native-select"
          data-empty={chosen === "" || undefined}
          className={cx(field.input, css.select)}
          {...attributes}
          value={chosen}
          onChange={change}
          {...control}
        >
          {placeholder === undefined ? null : (
            <option data-part="option" value="" className={css.option}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              data-part="option"
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              lang={option.lang}
              dir={option.dir}
              className={css.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon art={caretDown} size="md" className={css.caret} />
      </div>
    </Field>
  );
}
