import { type CSSProperties, type ReactElement, type ReactNode, useId } from "react";
import { warn } from "../overlay/warn.ts";

/** `negative` means invalid: the control says so to assistive technology as well. */
export type FieldTone = "neutral" | "positive" | "negative" | "warning" | "info";

/** A field's name: visible above the control, or only for screen readers. One of them is required. */
export type FieldName =
  | {
      /** The visible name of the field. Without it `aria-label` or `aria-labelledby` names the field. */
      label: string | ReactElement;
      "aria-label"?: undefined;
      "aria-labelledby"?: undefined;
    }
  | {
      label?: undefined;
      /** The field's name for screen readers alone, in place of `label`. */
      "aria-label": string;
      "aria-labelledby"?: undefined;
    }
  | {
      label?: undefined;
      "aria-label"?: undefined;
      /** Ids of the elements that name the field, in place of `label`. */
      "aria-labelledby": string;
    };

/** What is around a control, and how it looks. */
export interface FieldSurroundings {
  /** Muted words after the label: "(optional)". */
  secondaryLabel?: ReactNode;
  /** What to type and why; it stays when a message appears. */
  description?: ReactNode;
  /** The error and how to correct it, or a confirmation of the server. */
  message?: ReactNode;
  /** Colour and icon of the message, and the colour of the edge. Without it `neutral`. */
  tone?: FieldTone;
  /** Prints the mark and tells assistive technology. Never starts the browser's own checks. */
  required?: boolean;
  /** Keeps one line free, so that nothing below moves when a message appears. */
  reserveMessageSpace?: boolean;
  /** The focus has left the field with all its buttons: the moment to check it. */
  onBlurWithin?: () => void;
  /** For the outermost element, as `style` is: a field's place in a layout. */
  className?: string;
  style?: CSSProperties;
}

export interface FieldAnatomy extends FieldSurroundings {
  /** Also the root of the ids of label, description and message. */
  id?: string;
  "aria-describedby"?: string;
}

/** The anatomy that all fields share. */
export type FieldProps = FieldName & FieldAnatomy;
/** The names of the anatomy, to leave out of a control's own attributes. */
export type FieldKey = keyof FieldAnatomy | keyof FieldName;

/** The props of the `<Field>` around a control. */
export interface FieldFrame extends FieldSurroundings {
  /** Id of the control, and the root of the ids of label, description and message. */
  id: string;
  /** The name of the control, above it. */
  label?: string | ReactElement;
}

/** The attributes that connect a control with its field. */
export interface FieldControl {
  id: string;
  "aria-label": string | undefined;
  "aria-labelledby": string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === "string" && value.trim() === "");

function checkName(label: unknown, ariaLabel: unknown, labelledBy: unknown): void {
  if (!isBlank(label) || !isBlank(ariaLabel) || !isBlank(labelledBy)) return;
  warn(
    "A field has no name, so people who cannot see its place on the page do not learn what to write. Give `label`, or `aria-label` where the design shows none.",
  );
}

/** Splits a field's props into its frame, the attributes of its control, and the rest. */
export function useField<P extends FieldProps>(props: P) {
  const {
    id: given,
    label,
    secondaryLabel,
    description,
    message,
    tone = "neutral",
    required,
    reserveMessageSpace,
    onBlurWithin,
    className,
    style,
    "aria-label": ariaLabel,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const made = useId();
  const id = given ?? made;
  if (process.env.NODE_ENV !== "production") checkName(label, ariaLabel, labelledBy);
  const ids = [describedBy, !isBlank(description) && `${id}-description`, !isBlank(message) && `${id}-message`].filter(Boolean);
  const frame: FieldFrame = {
    id,
    label,
    secondaryLabel,
    description,
    message,
    tone,
    required,
    reserveMessageSpace,
    onBlurWithin,
    className,
    style,
  };
  const control: FieldControl = {
    id,
    "aria-label": ariaLabel,
    "aria-labelledby": labelledBy,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": tone === "negative" || undefined,
    "aria-required": required || undefined,
  };
  return { frame, control, rest };
}
