import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field/phone-value";
import { isApiError } from "@baize/api/client/api-error";
import { codeErrorFields } from "../../shared/forms/code-error-fields.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import { PhoneCodeFields } from "./phone-code-fields.tsx";
import type { Side } from "./sides.ts";
import { type CodeSender, useCodeLogin } from "./use-code-login.ts";
import { usePhoneCodeIssues } from "./use-phone-code-issues.ts";
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
  const { t } = useTranslation("auth");
  const refusal = useRefusal({ names: ["mobileNum", "verificationCode"], fieldOf: codeErrorFields });
  const issues = usePhoneCodeIssues();
  const enter = useEnter();
  const code = useCodeLogin(sender);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const typed = formText(new FormData(event.currentTarget), "verificationCode").trim();
    const found = { ...issues.ofNumber(phone.number), ...issues.ofCode(typed) };
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
          <PhoneCodeFields
            {...{ form, refusal, countries, phone, onPhoneChange, sender }}
            purpose={sender}
            send={() => code.send(phone)}
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
