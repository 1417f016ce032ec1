import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PhoneField } from "@baize/ui/phone-field";
import type { PhoneCountry, PhoneValue } from "@baize/ui/phone-field/phone-value";
import { SkeletonText } from "@baize/ui/skeleton";
import { SmsCodeField } from "@baize/ui/sms-code-field";
import { api } from "../../../shared/api.ts";
import { codeErrorFields } from "../../../shared/code-error-fields.ts";
import { formText } from "../../../shared/form-text.ts";
import { NewPasswordFields } from "../../../shared/new-password-fields.tsx";
import { personProof } from "../../../shared/person-proof.ts";
import { ReadError } from "../../../shared/read-error.tsx";
import { RefusalAlert } from "../../../shared/refusal-alert.tsx";
import { toasts } from "../../../shared/toasts.ts";
import { useCodeRequest } from "../../../shared/use-code-request.ts";
import { useNewPassword } from "../../../shared/use-new-password.ts";
import { useBrandCountries } from "../../../shared/use-brand-countries.ts";
import { useRefusal } from "../../../shared/use-refusal.ts";
import { useSmsWords } from "../../../shared/use-sms-words.ts";
import { newPasswordFields } from "./new-password-errors.ts";

const fields = {
  names: ["mobileNum", "verificationCode", ...newPasswordFields.names],
  fieldOf: { ...codeErrorFields, ...newPasswordFields.fieldOf },
} as const;

interface ByPhoneProps {
  onDone: () => void;
}

/** A new password by the code that the account's number is sent. */
export function ByPhone({ onDone }: ByPhoneProps) {
  const { countries, read } = useBrandCountries();
  const [first] = countries;
  if (read.isError) return <ReadError read={read} />;
  return first ? <PhoneForm countries={countries} first={first} onDone={onDone} /> : <SkeletonText lines={5} />;
}

function PhoneForm({ countries, first, onDone }: ByPhoneProps & { countries: readonly PhoneCountry[]; first: PhoneCountry }) {
  const { t } = useTranslation(["auth", "validation"]);
  const refusal = useRefusal(fields);
  const words = useSmsWords();
  const request = useCodeRequest();
  const readPassword = useNewPassword();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState<PhoneValue>({ country: first.code, dial: first.dial, number: "" });
  const number = { mobileNum: phone.number, countryDialingCode: `+${phone.dial}` };
  const missing = (field: "mobileNum" | "verificationCode") =>
    t("validation:issue.required", { field: t(`validation:field.${field}.label`) });
  const noNumber = () => (phone.number === "" ? { mobileNum: missing("mobileNum") } : {});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const verificationCode = formText(typed, "verificationCode").trim();
    const { values, found } = readPassword(typed);
    const noCode = verificationCode ? {} : { verificationCode: missing("verificationCode") };
    if (!refusal.passes(event.currentTarget, { ...noNumber(), ...noCode, ...found })) return;
    try {
      await api.call("password.resetByPhone", { ...number, verificationCode, ...values });
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
          <PhoneField
            name="mobileNum"
            label={t("validation:field.mobileNum.label")}
            required
            countries={countries}
            countryLabel={t("validation:phone.dialCode")}
            value={phone}
            onValueChange={setPhone}
            {...refusal.of("mobileNum")}
          />
          <SmsCodeField
            label={t("code.label")}
            required
            words={words}
            // Another number has a wait of its own.
            storageKey={`reset-${phone.dial}${phone.number}`}
            onBeforeRequest={() => form.current !== null && refusal.passes(form.current, noNumber())}
            request={() =>
              request(async () => await api.call("sms.login", { ...number, purpose: "reset", ...(await personProof()) }))
            }
            {...refusal.of("verificationCode")}
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
