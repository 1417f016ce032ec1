import { useTranslation } from "react-i18next";
import { PhoneField } from "@baize/ui/phone-field";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import type { ValueBinding } from "./use-site-form.ts";
import { useCodeRequest } from "./use-code-request.ts";

interface PhoneCodeFieldsProps {
  countries: readonly PhoneCountry[];
  number: ValueBinding<PhoneValue>;
  code: ValueBinding<string>;
  /** A code is requested only once the number is filled in. */
  hasNumber: () => boolean;
  onNumberChange?: (phone: PhoneValue) => void;
  /** The purpose of the code: each has its own wait. */
  purpose: string;
  /** The sender of the code: the brand's own SMS, or a phone-code provider. */
  sender?: "sms" | "phone-code";
  send: () => Promise<{ expiredMinutes: number }>;
}

/** A mobile number, and the code sent to it. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { countries, number, code, hasNumber, onNumberChange, purpose, sender, send } = props;
  const { dial, number: digits } = number.value;
  const { t } = useTranslation(["auth", "validation"]);
  const request = useCodeRequest();
  return (
    <>
      <PhoneField
        label={t("validation:field.mobileNum.label")}
        required
        countries={countries}
        {...number}
        onValueChange={(next) => {
          number.onValueChange(next);
          onNumberChange?.(next);
        }}
      />
      <SmsCodeField
        label={t("code.label")}
        required
        provider={sender}
        // Another number has its own wait.
        storageKey={`${purpose}-${dial}${digits}`}
        onBeforeRequest={hasNumber}
        request={() => request(send)}
        sentTo={() => `+${dial} ${digits}`}
        {...code}
      />
    </>
  );
}
