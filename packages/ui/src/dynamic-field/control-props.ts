import type { FieldRule } from "@baize/domain/field/rule";
import type { RegisterFieldSpec } from "@baize/domain/identity/register/fields";
import type { Ref } from "react";
import type { FieldAnatomy } from "../field/use-field.ts";
import type { PhoneValue } from "../phone-field/phone-value.ts";
import type { DynamicControls } from "./controls.ts";
import type { DynamicMessages } from "./messages.ts";

/** The props of a field's control. */
export interface ControlSource {
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
  /** The number for an SMS code, read when the code is requested. */
  smsPhone?: () => PhoneValue | undefined;
  /** Called before an SMS code is requested: is the number fit? */
  onBeforeSms?: () => boolean | Promise<boolean>;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The props of each kind of control. */
export interface ControlProps extends ControlSource {
  spec: RegisterFieldSpec;
  anatomy: FieldAnatomy & { label: string };
  placeholder: string | undefined;
}

/** The props of every control of a rule. */
export function common({ anatomy, name, value, onValueChange, onLeave, disabled }: ControlProps) {
  return { ...anatomy, name, value, disabled, onLeave, onValueChange: (next: string) => onValueChange(next) };
}
