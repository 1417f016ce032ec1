import { type ReactNode, type Ref, type TextareaHTMLAttributes, useState } from "react";
import { countCharacters } from "@baize/domain/text/characters";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";

import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { type TextChange, useTextChange } from "../field/use-text-change.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./text-area.css.ts";

/** A counter's numbers, in characters as a person counts them. */
export interface TextCount {
  /** How many are typed. */
  readonly used: number;
  /** How many may be typed. */
  readonly maxLength: number;
  /** How many may still be typed; below 0 when the text is too long. */
  readonly remaining: number;
}

export interface TextAreaOwnProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  FieldKey | "value" | "defaultValue" | "maxLength"
> {
  /** The text, when the caller holds it. */
  value?: string;
  /** The text at first, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the text on each change. */
  onValueChange?: (value: string, details: TextChange) => void;
  /** The size of the text. Its height is that of `rows`. */
  size?: "sm" | "md" | "lg";
  /** The most characters, as a person counts them. More can be typed: cutting a pasted text would lose its end unnoticed. */
  maxLength?: number;
  /** The counter's words; drawn when `maxLength` is set. */
  count?: (count: TextCount) => ReactNode;
  /** For the `<textarea>` itself: how tall it is and how the text is set. */
  inputClassName?: string;
  ref?: Ref<HTMLTextAreaElement>;
}
export type TextAreaProps = FieldProps & TextAreaOwnProps;

/** Several lines of text, with a counter. `className` and `style` land on the field, `ref` and the rest on the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, rest } = useField(props);
  const { maxLength, count, onChange, onValueChange, rows = 3, size = "md", inputClassName, ...attributes } = rest;
  const [typed, setTyped] = useState(attributes.defaultValue ?? "");
  const change = useTextChange<HTMLTextAreaElement>({
    ...attributes,
    onValueChange,
    onChange: (event) => {
      if (maxLength !== undefined) setTyped(event.currentTarget.value);
      onChange?.(event);
    },
  });
  const used = maxLength === undefined ? 0 : countCharacters(attributes.value ?? typed);
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}>
        <textarea
          data-component="text-area"
          className={cx(field.input, css.input, inputClassName)}
          rows={rows}
          {...attributes}
          onChange={change}
          {...control}
        />
      </div>
      {maxLength !== undefined && count ? (
        <span data-part="counter" data-over={used > maxLength || undefined} className={css.counter}>
          {count({ used, maxLength, remaining: maxLength - used })}
        </span>
      ) : null}
    </Field>
  );
}
