import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { isEmail } from "@baize/domain/field/email";
import { api } from "../../shared/api/api.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useCodeRequest } from "../../shared/forms/use-code-request.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";

const fieldOf = {
  "verify.missing_code": "verificationCode",
  "verify.invalid_code": "verificationCode",
  "verify.code_expired": "verificationCode",
  "contact.not_available": "email",
} as const;

/** Adds, changes or proves the e-mail address by a code that is sent to it. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["centre", "auth", "validation"]);
  const toasts = useToasts();
  const confirm = useChange("contact.confirm");
  const request = useCodeRequest();
  const element = useRef<HTMLFormElement>(null);
  const labels = { email: t("account.emailNew"), verificationCode: t("auth:challenge.field.email") };
  const form = useSiteForm({
    defaultValues: { email: "", verificationCode: "" },
    rules: { email: { required: true }, verificationCode: { required: true } },
    check: ({ email }) => ({
      email: email === "" || isEmail(email.trim()) ? undefined : t("validation:pattern.4", { min: 6, max: 254 }),
    }),
    fieldOf,
    labels,
    send: async ({ email, verificationCode }) => {
      await confirm.mutateAsync({ input: { kind: "email", email, verificationCode: verificationCode.trim() } });
      toasts.show({ tone: "positive", message: t("account.emailSaved") });
      onDone();
    },
  });
  const email = form.control("email");
  return (
    <Form ref={element} onSubmit={form.submit} aria-label={t("account.emailChange")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("account.contactHint")}</Text>
          <RefusalAlert by={form} />
          <TextField label={labels.email} type="email" autoComplete="email" maxLength={254} required {...email} />
          <SmsCodeField
            label={labels.verificationCode}
            required
            storageKey="contact-email"
            onBeforeRequest={() => form.passes("email", element.current)}
            request={() => request(() => api.write("contact.send", { kind: "email", email: email.value }))}
            {...form.control("verificationCode")}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("account.save")}
          </Button>
        </>
      )}
    </Form>
  );
}
