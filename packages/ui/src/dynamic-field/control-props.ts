import type { FieldRule } from "@baize/domain/field/rule";
import type { FieldSpec } from "@baize/domain/field/spec";
import type { Ref } from "react";
import type { FieldAnatomy } from "../field/use-field.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import type { PhoneValue } from "../phone-field/phone-value.ts";
import type { DynamicControls } from "./controls.ts";
import type { DynamicMessages } from "./messages.ts";

/** `input`: typed or pasted. `clear`: emptied by the field. `choose`: taken from a list or a calendar. `country`: another dialling code. */
export type DynamicChange = ChangeDetails<"input" | "clear" | "choose" | "country">;

/** The props of a field's control. */
export interface ControlSource {
  /** The field's name in the rules. */
  name: string;
  /** Its row of the field map, which decides control, keyboard and autofill. Without one it is a plain text field. */
  spec?: FieldSpec;
  /** What the server asks of this field: whether it is required, its bounds and options. */
  rule: FieldRule;
  messages: DynamicMessages;
  /** What some fields need from the site: countries with dialling codes, nations, the SMS and picture code requests. */
  controls?: DynamicControls;
  /** The current text of the field. */
  value: string;
  /** Called with the new text on each change. */
  onValueChange: (value: string, details: DynamicChange) => void;
  /** The focus has left the field with all its buttons. */
  onBlurWithin?: () => void;
  /** A mobile number with its dialling code; `value` holds the national number alone. */
  phone?: PhoneValue;
  /** Called with the number and its dialling code on each change of a mobile number. */
  onPhoneChange?: (phone: PhoneValue, details: DynamicChange) => void;
  /** The number for an SMS code, read when the code is requested. */
  smsPhone?: () => PhoneValue | undefined;
  /** Called before an SMS code is requested: is the number fit? */
  onBeforeSms?: () => boolean | Promise<boolean>;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Cannot be focused or changed, and is not sent with a form. */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The props of each kind of control. */
export interface ControlProps extends ControlSource {
  spec: FieldSpec;
  anatomy: FieldAnatomy & { label: string };
  placeholder: string | undefined;
}

/** The props of every control of a rule. */
export function common({ anatomy, name, value, onValueChange, onBlurWithin, size, disabled }: ControlProps) {
  return { ...anatomy, name, value, size, disabled, onBlurWithin, onValueChange };
}
