import type { FieldRule } from "@baize/domain/field/rule";
import { isRegisterField, registerFieldSpec } from "@baize/domain/identity/register/fields";
import type { ReactNode, Ref } from "react";
import type { FieldTone } from "../field/use-field.ts";
import { warn } from "../overlay/warn.ts";
import type { PhoneValue } from "../phone-field/phone-value.ts";
import type { DynamicControls } from "./controls.ts";
import type { DynamicMessages } from "./messages.ts";
import { DynamicControl } from "./dynamic-control.tsx";

export interface DynamicFieldProps {
  /** The field's name in the rules; it decides control, keyboard and autofill. */
  name: string;
  rule: FieldRule;
  messages: DynamicMessages;
  controls?: DynamicControls;
  value: string;
  onValueChange: (value: string) => void;
  /** The focus has left the field with all its buttons. */
  onLeave?: () => void;
  /** A mobile number with its dialling code; `value` holds the national number alone. */
  phone?: PhoneValue;
  onPhoneChange?: (phone: PhoneValue) => void;
  /** The number that an SMS code is asked for, read when it is. */
  smsPhone?: () => PhoneValue | undefined;
  /** Asked before an SMS code is requested: is the number fit? */
  onBeforeSms?: () => boolean | Promise<boolean>;
  message?: ReactNode;
  tone?: FieldTone;
  id?: string;
  className?: string;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * One field of the registration entity, built from the server's rule: the control, keyboard and autofill that fit it, the
 * marks of a required one. A name that nobody knows becomes a plain text field. Validates nothing itself: DynamicForm does.
 */
export function DynamicField(props: DynamicFieldProps) {
  const { name, rule, messages, tone, message } = props;
  if (process.env.NODE_ENV !== "production" && !isRegisterField(name)) {
    warn(
      `DynamicField does not know the field "${name}": it shows a plain text field, without a fitting keyboard or autofill. Add a row to packages/domain/src/identity/register/fields.ts.`,
    );
  }
  if (!rule.enabled) return null;
  const spec = registerFieldSpec(name);
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
      // The specification's mark stands before the placeholder as well as beside the label.
      placeholder={placeholder && rule.required ? `* ${placeholder}` : placeholder}
    />
  );
}
