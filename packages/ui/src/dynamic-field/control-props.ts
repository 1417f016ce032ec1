import type { FieldRule } from "@baize/domain/field/rule";
import type { RegisterFieldSpec } from "@baize/domain/identity/register/fields";
import type { Ref } from "react";
import type { FieldAnatomy } from "../field/use-field.ts";
import type { PhoneValue } from "../phone-field/phone-value.ts";
import type { DynamicControls } from "./controls.ts";
import type { DynamicMessages } from "./messages.ts";

/** What a field's maker says of its control. */
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
  /** The number that an SMS code is asked for, read when it is. */
  smsPhone?: () => PhoneValue | undefined;
  /** Asked before an SMS code is requested: is the number fit? */
  onBeforeSms?: () => boolean | Promise<boolean>;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/** What each kind of control is made from. */
export interface ControlProps extends ControlSource {
  spec: RegisterFieldSpec;
  anatomy: FieldAnatomy & { label: string };
  placeholder: string | undefined;
}

/** What every control of a rule takes alike. */
export function common({ anatomy, name, value, onValueChange, onLeave, disabled }: ControlProps) {
  return { ...anatomy, name, value, disabled, onLeave, onValueChange: (next: string) => onValueChange(next) };
}
