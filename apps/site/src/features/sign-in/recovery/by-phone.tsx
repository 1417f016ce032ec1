import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import type { PhoneCountry } from "@baize/ui/phone-field";
import { SkeletonText } from "@baize/ui/skeleton";
import { api } from "../../../shared/api/api.ts";
import { NewPasswordFields } from "../../../shared/forms/new-password-fields.tsx";
import { personProof } from "../../../shared/forms/person-proof.ts";
import { ReadError } from "../../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../../shared/overlays/use-toasts.tsx";
import { useNewPassword } from "../../../shared/forms/use-new-password.ts";
import { useBrandCountries } from "../../../shared/forms/use-brand-countries.ts";
import { useSiteForm } from "../../../shared/forms/use-site-form.ts";
import { PhoneCodeFields } from "../../../shared/forms/phone-code-fields.tsx";
import { numberOf } from "../../../shared/forms/number-of.ts";
import { usePhoneCode } from "../../../shared/forms/use-phone-code.ts";
import { useNumberProvider } from "../../../shared/forms/use-phone-provider.ts";

interface ByPhoneProps {
  onDone: () => void;
}

/** Sets a new password by a code to the account's number. */
export function ByPhone({ onDone }: ByPhoneProps) {
  const { countries, read } = useBrandCountries();
  const [first] = countries;
  if (read.isError) return <ReadError read={read} />;
  return first ? <PhoneForm countries={countries} first={first} onDone={onDone} /> : <SkeletonText lines={5} />;
}

function PhoneForm({ countries, first, onDone }: ByPhoneProps & { countries: readonly PhoneCountry[]; first: PhoneCountry }) {
  const { t } = useTranslation("auth");
  const toasts = useToasts();
  const [code, password] = [usePhoneCode(), useNewPassword()];
  const provider = useNumberProvider();
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm({
    defaultValues: {
      mobileNum: { country: first.code, dial: first.dial, number: "" },
      verificationCode: "",
      newPassword: "",
      confirmNewPassword: "",
    },
    rules: { ...code.rules, ...password.rules },
    check: (values) => ({ ...code.check(values), ...password.check(values) }),
    fieldOf: { ...code.fieldOf, ...password.fieldOf },
    labels: password.labels,
    send: async ({ mobileNum, verificationCode, ...passwords }) => {
      const typed = verificationCode.trim();
      const proof = provider ? await provider.prove(typed) : { ...numberOf(mobileNum), verificationCode: typed };
      await api.write("password.resetByPhone", { ...proof, ...passwords });
      toasts.show({ tone: "positive", message: t("forgot.done") });
      onDone();
    },
  });
  const number = form.control("mobileNum");
  return (
    <Form ref={element} onSubmit={form.submit} aria-label={t("forgot.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <PhoneCodeFields
            {...{ countries, number }}
            code={form.control("verificationCode")}
            hasNumber={() => form.passes("mobileNum", element.current)}
            purpose="reset"
            sender={provider ? "phone-code" : "sms"}
            send={async () => {
              const to = numberOf(number.value);
              if (provider) return await provider.send(to);
              return await api.write("sms.login", { ...to, purpose: "reset", ...(await personProof()) });
            }}
          />
          <NewPasswordFields form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {t("password.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
