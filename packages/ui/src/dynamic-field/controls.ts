import type { CaptchaFieldOwnProps } from "../captcha-field/captcha-field.tsx";
import type { NativeOption } from "../native-select/native-select.tsx";
import type { PhoneCountry, PhoneValue } from "../phone-field/phone-value.ts";
import type { SmsCodeFieldOwnProps } from "../sms-code-field/sms-code-field.tsx";

/** The data of special fields. A kind without its data is a plain text field. */
export interface DynamicControls {
  /** Dialling codes for a mobile number, the brand's own country first. */
  readonly phoneCountries?: readonly PhoneCountry[];
  /** Nationalities, by ISO 3166 code. */
  readonly nations?: readonly NativeOption[];
  /** The picture of a verification field, and how to get another one. */
  readonly captcha?: Pick<CaptchaFieldOwnProps, "image" | "failed" | "onRefresh" | "messages" | "alternative">;
  /** How an SMS code is requested, and where its wait is kept. */
  readonly sms?: Pick<SmsCodeFieldOwnProps, "storageKey" | "provider" | "serverNow" | "messages" | "onFailed"> & {
    /** Asks for a code to be sent to the number of the form. */
    readonly request: (phone: PhoneValue | undefined) => ReturnType<SmsCodeFieldOwnProps["request"]>;
  };
  /** Bounds of a date, `yyyy-MM-dd`. */
  readonly date?: { readonly min?: string; readonly max?: string };
}
