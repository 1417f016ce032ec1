import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Field } from "../field/field.tsx";
import * as css from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { type TextChange, useTextChange } from "../field/use-text-change.ts";
import { cx } from "../theme/cx.ts";

export interface TextFieldOwnProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  FieldKey | "size" | "value" | "defaultValue" | "prefix"
> {
  /** The text, when the caller holds it. */
  value?: string;
  /** The text at first, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the text on each change. */
  onValueChange?: (value: string, details: TextChange) => void;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the text: a currency sign, an icon. */
  startContent?: ReactNode;
  /** After the text: a button, a unit, a spinner. */
  endContent?: ReactNode;
  /** For the `<input>` itself: how the text is set. */
  inputClassName?: string;
  ref?: Ref<HTMLInputElement>;
}
export type TextFieldProps = FieldProps & TextFieldOwnProps;

/** Kinds whose values read left to right in every language. */
const leftToRight = new Set(["email", "tel", "url", "password"]);

/** One line of text. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function TextField(props: TextFieldProps) {
  const { frame, control, rest } = useField(props);
  const { startContent, endContent, size = "md", type = "text", inputClassName, onChange, onValueChange, ...attributes } = rest;
  const change = useTextChange({ ...attributes, onChange, onValueChange });
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(css.box, css.boxTone[frame.tone ?? "neutral"], css.boxSize[size])}>
        {startContent ? (
          <span data-part="start-content" className={css.start}>
            {startContent}
          </span>
        ) : null}
        <input
          data-component="text-field"
          type={type}
          dir={leftToRight.has(type) ? "ltr" : undefined}
          className={cx(css.input, inputClassName)}
          {...attributes}
          onChange={change}
          {...control}
        />
        {endContent ? (
          <span data-part="end-content" className={css.end}>
            {endContent}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
