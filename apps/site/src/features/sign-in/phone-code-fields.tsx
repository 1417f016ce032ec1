import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { PhoneField } from "@baize/ui/phone-field";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field/phone-value";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import type { Refusal } from "../../shared/forms/use-refusal.ts";
import { useCodeRequest } from "../../shared/forms/use-code-request.ts";
import { useSmsMessages } from "../../shared/forms/use-sms-messages.ts";
import type { CodeSender } from "./use-code-login.ts";
import { usePhoneCodeIssues } from "./use-phone-code-issues.ts";

interface PhoneCodeFieldsProps {
  /** The surrounding form: a code is requested only once the number is filled in. */
  form: RefObject<HTMLFormElement | null>;
  refusal: Refusal<"mobileNum" | "verificationCode">;
  countries: readonly PhoneCountry[];
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  /** The purpose of the code: each has its own wait. */
  purpose: string;
  sender?: CodeSender;
  send: () => Promise<{ expiredMinutes: number }>;
}

/** A mobile number, and the code sent to it. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { form, refusal, countries, phone, onPhoneChange, purpose, sender, send } = props;
  const { t } = useTranslation(["auth", "validation"]);
  const words = useSmsMessages();
  const request = useCodeRequest();
  const issues = usePhoneCodeIssues();
  return (
    <>
      <PhoneField
        name="mobileNum"
        label={t("validation:field.mobileNum.label")}
        required
        countries={countries}
        countryLabel={t("validation:phone.dialCode")}
        value={phone}
        onValueChange={onPhoneChange}
        {...refusal.of("mobileNum")}
      />
      <SmsCodeField
        label={t("code.label")}
        required
        words={words}
        {...(sender ? { provider: sender } : {})}
        // Another number has its own wait.
        storageKey={`${purpose}-${phone.dial}${phone.number}`}
        onBeforeRequest={() => form.current !== null && refusal.passes(form.current, issues.ofNumber(phone.number))}
        request={() => request(send)}
        {...refusal.of("verificationCode")}
      />
    </>
  );
}
