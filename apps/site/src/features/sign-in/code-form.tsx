import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PhoneField } from "@baize/ui/phone-field";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field/phone-value";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import { isApiError } from "@baize/api/client/api-error";
import { codeErrorFields } from "../../shared/code-error-fields.ts";
import { formText } from "../../shared/form-text.ts";
import { RefusalAlert } from "../../shared/refusal-alert.tsx";
import { useCodeRequest } from "../../shared/use-code-request.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import { useSmsWords } from "../../shared/use-sms-words.ts";
import type { Side } from "./sides.ts";
import { type CodeSender, useCodeLogin } from "./use-code-login.ts";
import { useEnter } from "./use-sign-in.ts";

interface CodeFormProps {
  sender: CodeSender;
  side: Side;
  countries: readonly PhoneCountry[];
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  remember: boolean;
  /** Between the fields and the button. */
  children: ReactNode;
}

/** A mobile number and the code that is sent to it. */
export function CodeForm({ sender, side, countries, phone, onPhoneChange, remember, children }: CodeFormProps) {
  const { t } = useTranslation(["auth", "validation"]);
  const refusal = useRefusal({ names: ["mobileNum", "verificationCode"], fieldOf: codeErrorFields });
  const words = useSmsWords();
  const request = useCodeRequest();
  const enter = useEnter();
  const code = useCodeLogin(sender);
  const form = useRef<HTMLFormElement>(null);
  const missing = (field: "mobileNum" | "verificationCode") =>
    t("validation:issue.required", { field: t(`validation:field.${field}.label`) });
  const noNumber = () => (phone.number === "" ? { mobileNum: missing("mobileNum") } : {});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const typed = formText(new FormData(event.currentTarget), "verificationCode").trim();
    const found = { ...noNumber(), ...(typed ? {} : { verificationCode: missing("verificationCode") }) };
    if (!refusal.passes(event.currentTarget, found)) return;
    try {
      enter(await code.login({ phone, code: typed, side, remember }), remember);
    } catch (error) {
      refusal.refuse(error, isApiError(error, "auth.user_unknown") ? t("login.numberUnknown") : undefined);
    }
  };

  return (
    <Form ref={form} onSubmit={submit} aria-label={t("login.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
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
            provider={sender}
            // Another number has a wait of its own.
            storageKey={`${sender}-${phone.dial}${phone.number}`}
            onBeforeRequest={() => form.current !== null && refusal.passes(form.current, noNumber())}
            request={() => request(() => code.send(phone))}
            {...refusal.of("verificationCode")}
          />
          {children}
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {pending ? t("login.submitting") : t("login.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
