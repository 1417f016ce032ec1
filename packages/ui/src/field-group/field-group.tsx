import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { FieldMessage } from "../field/field.tsx";
import type { FieldTone } from "../field/use-field.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./field-group.css.ts";

export interface FieldGroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "disabled"> {
  /** Names the group: "Bank account". */
  label: ReactNode;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean;
  /** What the fields are for. */
  description?: ReactNode;
  /** An error that belongs to several fields of the group, or a confirmation. */
  message?: ReactNode;
  /** `negative` for an error. */
  tone?: FieldTone;
  /** Two columns where the group is 560 px wide or more. */
  columns?: 1 | 2;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Fields that belong together, with one name. Rest props and `ref` land on the `<fieldset>`. */
export function FieldGroup({
  label,
  labelHidden,
  description,
  message,
  tone = "neutral",
  columns = 1,
  ...props
}: FieldGroupProps) {
  const { id: given, className, children, "aria-describedby": describedBy, ...rest } = props;
  const made = useId();
  const id = given ?? made;
  const ids = [describedBy, description && `${id}-description`, message && `${id}-message`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      data-component="field-group"
      data-tone={tone}
      aria-describedby={ids || undefined}
      className={cx(css.root, className)}
      {...rest}
    >
      <legend data-part="label" className={cx(css.legend, labelHidden && css.legendHidden)}>
        {label}
      </legend>
      {description ? (
        <div id={`${id}-description`} data-part="description" className={css.description}>
          {description}
        </div>
      ) : null}
      <div data-part="fields" className={cx(css.fields, columns === 2 && css.columns)}>
        {children}
      </div>
      <FieldMessage id={id} tone={tone}>
        {message}
      </FieldMessage>
    </fieldset>
  );
}
