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
  readonly used: number;
  readonly limit: number;
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
  /** The most characters, as a person counts them. More can be typed: cutting a pasted text would lose its end unnoticed. */
  limit?: number;
  /** The counter's words; drawn when `limit` is set. */
  count?: (count: TextCount) => ReactNode;
  /** For the `<textarea>` itself: how tall it is and how the text is set. */
  inputClassName?: string;
  ref?: Ref<HTMLTextAreaElement>;
}
export type TextAreaProps = FieldProps & TextAreaOwnProps;

/** Several lines of text, with a counter. `className` and `style` land on the field, `ref` and the rest on the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, rest } = useField(props);
  const { limit, count, onChange, onValueChange, rows = 3, inputClassName, ...attributes } = rest;
  const [typed, setTyped] = useState(attributes.defaultValue ?? "");
  const change = useTextChange<HTMLTextAreaElement>({
    ...attributes,
    onValueChange,
    onChange: (event) => {
      if (limit !== undefined) setTyped(event.currentTarget.value);
      onChange?.(event);
    },
  });
  const used = limit === undefined ? 0 : countCharacters(attributes.value ?? typed);
  return (
    <Field {...frame}>
      <div data-part="control" className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"])}>
        <textarea
          data-component="text-area"
          className={cx(field.input, css.input, inputClassName)}
          rows={rows}
          {...attributes}
          onChange={change}
          {...control}
        />
      </div>
      {limit !== undefined && count ? (
        <span data-part="counter" data-over={used > limit || undefined} className={css.counter}>
          {count({ used, limit, remaining: limit - used })}
        </span>
      ) : null}
    </Field>
  );
}
