import type { ReactNode } from "react";
import type { FieldTone } from "../field/use-field.ts";
import { warn } from "../overlay/warn.ts";
import type { ControlSource } from "./control-props.ts";
import { DynamicControl } from "./dynamic-control.tsx";
import { unknownField } from "./field-map.ts";

export type { DynamicChange } from "./control-props.ts";
export type { DynamicCaptcha, DynamicControls, DynamicDates, DynamicSms } from "./controls.ts";
export type { DynamicMessages } from "./messages.ts";
export type { FieldRule } from "@baize/domain/field/rule";
export type { CodeField, FieldMap, FieldSpec, NumberOfPhone, PasswordField, PlainField } from "@baize/domain/field/spec";

export interface DynamicFieldProps extends ControlSource {
  /** The error and how to correct it, under the field. */
  message?: ReactNode;
  /** Colour and icon of the message. Without it `neutral`. */
  tone?: FieldTone;
  /** Id of the control, and the root of the ids of its label and message. */
  id?: string;
  className?: string;
}

/**
 * One field that a server asks for: control, keyboard and autofill by its row of the field map, the marks of a required
 * one by its rule. A field without a row becomes a plain text field. Validates nothing itself: DynamicForm does.
 */
export function DynamicField(props: DynamicFieldProps) {
  const { name, spec = unknownField, rule, messages, tone, message } = props;
  if (process.env.NODE_ENV !== "production" && props.spec === undefined) {
    warn(
      `The field "${name}" has no row in the field map: it is a plain text field, without a fitting keyboard or autofill. Add the name to \`fields\` of DynamicForm, or give \`spec\` to DynamicField.`,
    );
  }
  if (!rule.enabled) return null;
  const placeholder = messages.placeholder?.(name);
  return (
    <DynamicControl
      {...props}
      spec={spec}
      anatomy={{
        id: props.id,
        className: props.className,
        label: messages.label(name),
        secondaryLabel: rule.required ? undefined : messages.optional,
        description: messages.description?.(name),
        required: rule.required,
        message,
        tone: tone ?? (message ? "negative" : "neutral"),
      }}
      // The specification's mark is before the placeholder as well as beside the label.
      placeholder={placeholder && rule.required ? `* ${placeholder}` : placeholder}
    />
  );
}
