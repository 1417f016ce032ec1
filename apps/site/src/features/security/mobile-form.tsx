import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import type { PhoneCountry } from "@baize/ui/phone-field";
import { SkeletonText } from "@baize/ui/skeleton";
import { Text } from "@baize/ui/text";
import { api } from "../../shared/api/api.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { numberOf } from "../../shared/forms/number-of.ts";
import { PhoneCodeFields } from "../../shared/forms/phone-code-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useBrandCountries } from "../../shared/forms/use-brand-countries.ts";
import { usePhoneCode } from "../../shared/forms/use-phone-code.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";

interface MobileFormProps {
  readonly onDone: () => void;
}

/** Adds, changes or proves the mobile number by a code that is sent to it. */
export function MobileForm({ onDone }: MobileFormProps) {
  const { countries, read } = useBrandCountries();
  const [first] = countries;
  if (read.isError) return <ReadError read={read} />;
  return first ? <Fields countries={countries} first={first} onDone={onDone} /> : <SkeletonText lines={4} />;
}

function Fields({ countries, first, onDone }: MobileFormProps & { countries: readonly PhoneCountry[]; first: PhoneCountry }) {
  const { t } = useTranslation("centre");
  const toasts = useToasts();
  const confirm = useChange("contact.confirm");
  const code = usePhoneCode();
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm({
    defaultValues: { mobileNum: { country: first.code, dial: first.dial, number: "" }, verificationCode: "" },
    rules: code.rules,
    check: code.check,
    fieldOf: { ...code.fieldOf, "contact.not_available": "mobileNum" },
    send: async ({ mobileNum, verificationCode }) => {
      const input = { kind: "mobile" as const, ...numberOf(mobileNum), verificationCode: verificationCode.trim() };
      await confirm.mutateAsync({ input });
      toasts.show({ tone: "positive", message: t("account.mobileSaved") });
      onDone();
    },
  });
  const number = form.control("mobileNum");
  return (
    <Form ref={element} onSubmit={form.submit} aria-label={t("account.mobileChange")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("account.contactHint")}</Text>
          <RefusalAlert by={form} />
          <PhoneCodeFields
            {...{ countries, number }}
            code={form.control("verificationCode")}
            hasNumber={() => form.passes("mobileNum", element.current)}
            purpose="contact"
            send={() => api.write("contact.send", { kind: "mobile", ...numberOf(number.value) })}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("account.save")}
          </Button>
        </>
      )}
    </Form>
  );
}
