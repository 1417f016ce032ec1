import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field/phone-value";
import { SkeletonText } from "@baize/ui/skeleton";
import { api } from "../../../shared/api/api.ts";
import { codeErrorFields } from "../../../shared/forms/code-error-fields.ts";
import { formText } from "../../../shared/forms/form-text.ts";
import { NewPasswordFields } from "../../../shared/forms/new-password-fields.tsx";
import { personProof } from "../../../shared/forms/person-proof.ts";
import { ReadError } from "../../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../../shared/forms/refusal-alert.tsx";
import { toasts } from "../../../shared/overlays/toasts.ts";
import { useNewPassword } from "../../../shared/forms/use-new-password.ts";
import { useBrandCountries } from "../../../shared/forms/use-brand-countries.ts";
import { useRefusal } from "../../../shared/forms/use-refusal.ts";
import { PhoneCodeFields } from "../phone-code-fields.tsx";
import { usePhoneCodeIssues } from "../use-phone-code-issues.ts";
import { newPasswordFields } from "./new-password-errors.ts";

const fields = {
  names: ["mobileNum", "verificationCode", ...newPasswordFields.names],
  fieldOf: { ...codeErrorFields, ...newPasswordFields.fieldOf },
} as const;

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
  const refusal = useRefusal(fields);
  const { ofNumber, ofCode } = usePhoneCodeIssues();
  const readPassword = useNewPassword();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState<PhoneValue>({ country: first.code, dial: first.dial, number: "" });
  const number = { mobileNum: phone.number, countryDialingCode: `+${phone.dial}` };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const verificationCode = formText(typed, "verificationCode").trim();
    const { values, found } = readPassword(typed);
    const issues = { ...ofNumber(phone.number), ...ofCode(verificationCode), ...found };
    if (!refusal.passes(event.currentTarget, issues)) return;
    try {
      await api.write("password.resetByPhone", { ...number, verificationCode, ...values });
      toasts.show({ tone: "positive", message: t("forgot.done") });
      onDone();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Form ref={form} onSubmit={submit} aria-label={t("forgot.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <PhoneCodeFields
            {...{ form, refusal, countries, phone }}
            onPhoneChange={setPhone}
            purpose="reset"
            send={async () => await api.write("sms.login", { ...number, purpose: "reset", ...(await personProof()) })}
          />
          <NewPasswordFields refusal={refusal} />
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {t("password.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
