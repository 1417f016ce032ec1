import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneValue } from "@baize/ui/phone-field/phone-value";
import { isApiError } from "@baize/api/client/api-error";
import { api } from "../../shared/api/api.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

const aboutCaptcha = ["auth.captcha_required", "auth.captcha_wrong", "verify.human_check_failed"] as const;

/** The form of an application, and the refusal of its last captcha. */
export function useAgentApplication(phone: PhoneValue | undefined, onDone: (reference: string) => void) {
  const { t } = useTranslation(["agent-application", "validation"]);
  const errorText = useErrorText();
  const [captcha, setCaptcha] = useState<{ readonly attempt: number; readonly message?: string }>({ attempt: 0 });
  const form = useSiteForm({
    defaultValues: { name: "", mobileNum: "", email: "", contact: "", message: "" },
    check: ({ name, email, contact }) => ({
      ...(name.trim() ? {} : { name: t("validation:issue.required", { field: t("form.name") }) }),
      ...(phone?.number || email.trim() || contact.trim() ? {} : { mobileNum: t("form.needOne") }),
    }),
    send: async ({ name, email, contact, message }, data) => {
      const { id } = await api.write("agentApplication.send", {
        name: name.trim(),
        ...(phone?.number ? { mobileNum: phone.number, countryDialingCode: `+${phone.dial}` } : {}),
        ...(email.trim() ? { email: email.trim() } : {}),
        contact: contact.trim(),
        message: message.trim(),
        ...humanAnswer(data),
      });
      onDone(id);
    },
    handle: (error) => {
      const about = aboutCaptcha.some((code) => isApiError(error, code));
      // A captcha is valid for one attempt, whatever the refusal.
      setCaptcha(({ attempt }) => ({ attempt: attempt + 1, ...(about ? { message: errorText(error) } : {}) }));
      return about;
    },
  });
  return { form, captcha };
}
