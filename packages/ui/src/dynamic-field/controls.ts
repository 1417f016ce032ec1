import type { ReactNode } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import type { NativeOption } from "../native-select/native-select.tsx";
import type { PhoneCountry, PhoneValue } from "../phone-field/phone-value.ts";
import type { SmsProvider } from "../sms-code-field/sms-wait.ts";
import type { SmsAnswer, SmsRefused } from "../sms-code-field/use-sms-request.ts";

/** What a verification field shows. */
export interface DynamicCaptcha {
  /** Base64 as the server sends it, or a URL. Undefined while the picture loads. */
  readonly image?: string;
  /** The picture failed to load. */
  readonly failed?: boolean;
  /** Fetches another picture. */
  readonly onRefresh: () => void;
  /** Texts in place of those of the provider. */
  readonly messages?: PartMessages<"captchaField">;
  /** The way of people who cannot read the picture. */
  readonly alternative: ReactNode;
}

/** How a field of an SMS code asks for the code. */
export interface DynamicSms {
  /** Asks for a code to be sent to the number of the form; undefined while the number is empty. */
  readonly request: (phone: PhoneValue | undefined) => Promise<SmsAnswer>;
  /** The wait is kept under this name, so that a reload does not end it. */
  readonly storageKey: string;
  /** Who sends the code; it decides the wait before the next one. Without it `sms`. */
  readonly provider?: SmsProvider;
  /** The server's clock, epoch milliseconds, where the caller knows it. */
  readonly serverNow?: () => number;
  /** Texts in place of those of the provider. */
  readonly messages?: PartMessages<"smsCodeField">;
  /** Called when no code was sent. `undefined`: the request itself failed. */
  readonly onFailed?: (refused: SmsRefused | undefined) => void;
}

/** The bounds of a date field, each `yyyy-MM-dd`. */
export interface DynamicDates {
  /** The earliest day. */
  readonly min?: string;
  /** The latest day. */
  readonly max?: string;
}

/** The data of special fields. A kind without its data is a plain text field. */
export interface DynamicControls {
  /** Dialling codes for a mobile number, the brand's own country first. */
  readonly phoneCountries?: readonly PhoneCountry[];
  /** Nationalities, by ISO 3166 code. */
  readonly nations?: readonly NativeOption[];
  /** The picture of a verification field, and how to get another one. */
  readonly captcha?: DynamicCaptcha;
  /** How an SMS code is requested, and where its wait is kept. */
  readonly sms?: DynamicSms;
  /** The first and the last day that a date field takes. */
  readonly date?: DynamicDates;
}
