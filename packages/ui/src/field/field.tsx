import type { FocusEvent, HTMLAttributes, ReactNode } from "react";
import { checkCircleFill, infoFill, warningCircleFill, warningFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import { isLeaving } from "./is-leaving.ts";
import type { FieldFrame, FieldTone } from "./use-field.ts";
import * as css from "./field.css.ts";

export {
  type FieldAnatomy,
  type FieldControl,
  type FieldFrame,
  type FieldKey,
  type FieldName,
  type FieldProps,
  type FieldTone,
  useField,
} from "./use-field.ts";
export type { TextChange } from "./use-text-change.ts";

const signs: Readonly<Record<Exclude<FieldTone, "neutral">, string>> = {
  positive: checkCircleFill,
  negative: warningCircleFill,
  warning: warningFill,
  info: infoFill,
};

export interface FieldFrameProps extends FieldFrame, Omit<HTMLAttributes<HTMLElement>, keyof FieldFrame> {
  /** The control, carrying the `control` attributes of `useField`. */
  children: ReactNode;
  /** For controls made of several inputs: the label names the group and belongs to no single input. */
  group?: boolean;
}

/** Label, mark, description and message around one control. `useField` makes its props; rest props land on the root. */
export function Field({
  id,
  label,
  secondaryLabel,
  description,
  message,
  tone = "neutral",
  required,
  reserveMessageSpace,
  onBlurWithin,
  className,
  group,
  children,
  ...rest
}: FieldFrameProps) {
  const Label = group ? "span" : "label";
  const leave = onBlurWithin && ((event: FocusEvent<HTMLElement>) => isLeaving(event) && onBlurWithin());
  return (
    <div data-component="field" data-tone={tone} className={cx(css.root, className)} onBlur={leave} {...rest}>
      {label ? (
        <Label id={`${id}-label`} htmlFor={group ? undefined : id} data-part="label" className={css.label}>
          {label}
          {required ? (
            <span data-part="mark" className={css.mark} aria-hidden="true">
              {" *"}
            </span>
          ) : null}
          {secondaryLabel ? " " : null}
          {secondaryLabel ? (
            <span data-part="secondary-label" className={css.secondary}>
              {secondaryLabel}
            </span>
          ) : null}
        </Label>
      ) : null}
      {children}
      {description ? (
        <div id={`${id}-description`} data-part="description" className={css.description}>
          {description}
        </div>
      ) : null}
      <FieldMessage id={id} tone={tone} reserve={reserveMessageSpace}>
        {message}
      </FieldMessage>
    </div>
  );
}

export interface FieldMessageProps {
  /** The field's id. */
  id: string;
  /** Colour and icon of the message. */
  tone: FieldTone;
  /** Keeps one line free, so that nothing below moves when a message appears. */
  reserve?: boolean;
  /** The message; without one the line is empty. */
  children?: ReactNode;
}

/** The line under a control. Always in the page, so that its changes are announced. */
export function FieldMessage({ id, tone, reserve, children }: FieldMessageProps) {
  return (
    <p
      id={`${id}-message`}
      data-part="message"
      aria-live="polite"
      className={cx(css.message, css.messageTone[tone], reserve && css.reserve)}
    >
      {children && tone !== "neutral" ? <Icon art={signs[tone]} className={css.sign} /> : null}
      {children ? <span>{children}</span> : null}
    </p>
  );
}
