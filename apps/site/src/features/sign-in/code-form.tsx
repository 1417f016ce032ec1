import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field";
import { Text } from "@baize/ui/text";
import { isApiError } from "@baize/api/client/api-error";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { PhoneCodeFields } from "../../shared/forms/phone-code-fields.tsx";
import type { Side } from "./sides.ts";
import { type CodeSender, useCodeLogin } from "./use-code-login.ts";
import { usePhoneCode } from "../../shared/forms/use-phone-code.ts";
import { type SignInChallenge, challengeIn, useEnter } from "./use-sign-in.ts";

interface CodeFormProps {
  sender: CodeSender;
  side: Side;
  countries: readonly PhoneCountry[];
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  remember: boolean;
  /** Between the fields and the button. */
  children: ReactNode;
  onChallenge: (challenge: SignInChallenge) => void;
}

/** A mobile number and the code that is sent to it. */
export function CodeForm({ sender, side, countries, phone, onPhoneChange, remember, children, onChallenge }: CodeFormProps) {
  const { t } = useTranslation("auth");
  const enter = useEnter();
  const code = useCodeLogin(sender);
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm({
    defaultValues: { mobileNum: phone, verificationCode: "" },
    ...usePhoneCode(),
    send: async ({ mobileNum, verificationCode }) =>
      enter(await code.login({ phone: mobileNum, code: verificationCode.trim(), side, remember }), remember),
    handle: (error) => {
      const challenge = challengeIn(error, remember);
      if (challenge) onChallenge(challenge);
      return challenge !== undefined;
    },
    textOf: (error) => (isApiError(error, "auth.user_unknown") ? t("login.numberUnknown") : undefined),
  });
  const number = form.control("mobileNum");

  return (
    <Form ref={element} onSubmit={form.submit} aria-label={t("login.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <Text size="sm" tone="muted">
            {t(sender === "sms" ? "login.how.sms" : "login.how.phone")}
          </Text>
          <PhoneCodeFields
            {...{ countries, sender }}
            number={number}
            code={form.control("verificationCode")}
            hasNumber={() => form.passes("mobileNum", element.current)}
            onNumberChange={onPhoneChange}
            purpose={sender}
            send={() => code.send(number.value)}
          />
          {children}
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {pending ? t("login.submitting") : t("login.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
