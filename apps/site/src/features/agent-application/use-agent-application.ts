import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneValue } from "@baize/ui/phone-field";
import { isApiError } from "@baize/api/client/api-error";
import { api } from "../../shared/api/api.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

const aboutCaptcha = ["auth.captcha_required", "auth.captcha_wrong", "verify.human_check_failed"] as const;

interface Application {
  readonly name: string;
  readonly mobileNum: PhoneValue | undefined;
  readonly email: string;
  readonly contact: string;
  readonly message: string;
}

/** The form of an application, and the refusal of its last captcha. */
export function useAgentApplication(onDone: (reference: string) => void) {
  const { t } = useTranslation("agent-application");
  const errorText = useErrorText();
  const [captcha, setCaptcha] = useState<{ readonly attempt: number; readonly message?: string }>({ attempt: 0 });
  const form = useSiteForm<Application>({
    defaultValues: { name: "", mobileNum: undefined, email: "", contact: "", message: "" },
    rules: { name: { required: true } },
    check: ({ mobileNum, email, contact }) => ({
      mobileNum: mobileNum?.number || email.trim() || contact.trim() ? undefined : t("form.needOne"),
    }),
    labels: { name: t("form.name"), contact: t("form.contact"), message: t("form.message") },
    send: async ({ name, mobileNum: phone, email, contact, message }, data) => {
      const { id } = await api.write("agentApplication.send", {
        name: name.trim(),
        mobileNum: phone?.number || undefined,
        countryDialingCode: phone?.number ? `+${phone.dial}` : undefined,
        email: email.trim() || undefined,
        contact: contact.trim(),
        message: message.trim(),
        ...humanAnswer(data),
      });
      onDone(id);
    },
    handle: (error) => {
      const about = aboutCaptcha.some((code) => isApiError(error, code));
      // A captcha is valid for one attempt, whatever the refusal.
      setCaptcha(({ attempt }) => ({ attempt: attempt + 1, message: about ? errorText(error) : undefined }));
      return about;
    },
  });
  return { form, captcha };
}
