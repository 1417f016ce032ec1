import type { ReactNode } from "react";
import { isLeaving } from "../field/is-leaving.ts";
import { FieldMessage } from "../field/field.tsx";
import type { FieldFrame } from "../field/use-field.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./checkbox.css.ts";

export interface CheckLineProps extends FieldFrame {
  component: string;
  size: "sm" | "md" | "lg";
  disabled?: boolean;
  /** The box, carrying the `control` attributes of `useField`. */
  children: ReactNode;
}

/** A box or switch with its label at the side, and the field's words under the label. */
export function CheckLine({ component, size, disabled, children, ...frame }: CheckLineProps) {
  const { id, label, secondaryLabel, description, message, tone = "neutral", required, reserveMessageSpace } = frame;
  return (
    <div
      data-component={component}
      data-tone={tone}
      className={cx(css.root, css.rootSize[size], frame.className)}
      style={frame.style}
      onBlur={(event) => isLeaving(event) && frame.onBlurWithin?.()}
    >
      {children}
      {label ? (
        <label htmlFor={id} data-part="label" data-disabled={disabled || undefined} className={css.label}>
          {label}
          {required ? (
            <span data-part="mark" className={css.mark} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
          {secondaryLabel ? " " : null}
          {secondaryLabel ? (
            <span data-part="secondary" className={css.secondary}>
              {secondaryLabel}
            </span>
          ) : null}
        </label>
      ) : null}
      {description ? (
        <div id={`${id}-description`} data-part="description" className={css.description}>
          {description}
        </div>
      ) : null}
      <div data-part="texts" className={css.under}>
        <FieldMessage id={id} tone={tone} reserve={reserveMessageSpace}>
          {message}
        </FieldMessage>
      </div>
    </div>
  );
}
