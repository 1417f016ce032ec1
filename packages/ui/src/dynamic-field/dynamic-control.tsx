import type { FieldKind } from "@baize/domain/field/spec";
import type { ComponentType } from "react";
import { CaptchaField } from "../captcha-field/captcha-field.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import type { PhoneValue } from "../phone-field/phone-value.ts";
import { SmsCodeField } from "../sms-code-field/sms-code-field.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { common, type ControlProps } from "./control-props.ts";
import type { DynamicControls } from "./controls.ts";
import { DateControl } from "./date-control.tsx";

function TextControl(props: ControlProps) {
  const { spec } = props;
  const technical = spec.leftToRight ? ({ autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const) : {};
  return (
    <TextField
      {...common(props)}
      {...technical}
      type={spec.kind === "email" ? "email" : "text"}
      inputMode={spec.inputMode === "none" ? "text" : (spec.inputMode ?? "text")}
      autoComplete={spec.autocomplete ?? "off"}
      dir={spec.leftToRight ? "ltr" : undefined}
      placeholder={props.placeholder}
    />
  );
}

function LongTextControl(props: ControlProps) {
  return <TextArea {...common(props)} autoComplete={props.spec.autocomplete} placeholder={props.placeholder} rows={2} />;
}

const passwordKinds = ["current-password", "new-password", "off"] as const;

function PasswordControl(props: ControlProps) {
  const { spec, messages, name, value } = props;
  return (
    <PasswordField
      {...common(props)}
      rules={messages.passwordRules?.(name, value)}
      autoComplete={passwordKinds.find((kind) => kind === spec.autocomplete) ?? "off"}
      placeholder={props.placeholder}
    />
  );
}

function PhoneControl(props: ControlProps) {
  const { controls, phone, onPhoneChange, onValueChange } = props;
  const countries = controls?.phoneCountries ?? [];
  return (
    <PhoneField
      {...common(props)}
      countries={countries}
      value={phone}
      onValueChange={(next, details) => {
        onPhoneChange?.(next, details);
        onValueChange(next.number, details);
      }}
      placeholder={props.placeholder}
    />
  );
}

function CountryControl(props: ControlProps) {
  return (
    <NativeSelect
      {...common(props)}
      options={props.controls?.nations ?? []}
      placeholder={props.placeholder ?? ""}
      autoComplete={props.spec.autocomplete}
    />
  );
}

const phoneText = (phone: PhoneValue | undefined) => phone && `+${phone.dial} ${phone.number}`;

function CodeControl(props: ControlProps) {
  const { controls, smsPhone, onBeforeSms } = props;
  const sms = controls?.sms;
  if (!sms) return <TextControl {...props} />;
  return (
    <SmsCodeField
      {...common(props)}
      {...sms}
      request={() => sms.request(smsPhone?.())}
      sentTo={() => phoneText(smsPhone?.())}
      onBeforeRequest={onBeforeSms}
      placeholder={props.placeholder}
    />
  );
}

function CaptchaControl(props: ControlProps) {
  const captcha = props.controls?.captcha;
  if (!captcha) return <TextControl {...props} />;
  return <CaptchaField {...common(props)} {...captcha} placeholder={props.placeholder} />;
}

const controls: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: TextControl,
  email: TextControl,
  password: PasswordControl,
  phone: PhoneControl,
  date: DateControl,
  country: CountryControl,
  code: CodeControl,
  captcha: CaptchaControl,
  "long-text": LongTextControl,
};

/** A kind without its required data becomes a plain text field, so that the value can still be entered. */
function kindOf(kind: FieldKind, given: DynamicControls | undefined): FieldKind {
  if (kind === "phone" && !given?.phoneCountries?.length) return "text";
  if (kind === "country" && !given?.nations?.length) return "text";
  return kind;
}

/** The control that fits a field's kind. */
export function DynamicControl(props: ControlProps) {
  const Control = controls[kindOf(props.spec.kind, props.controls)];
  return <Control {...props} />;
}
