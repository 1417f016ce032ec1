import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { PhoneField } from "@baize/ui/phone-field";
import type { PhoneValue } from "@baize/ui/phone-field/phone-value";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import { TextField } from "@baize/ui/text-field";
import { HumanFields } from "../../shared/forms/human-fields.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { usePhoneCountries } from "../../shared/forms/use-phone-countries.ts";
import { useAgentApplication } from "./use-agent-application.ts";

const anywhere = ["+91"] as const;

/** A name and one way to be reached. Nothing typed is lost by a refusal. */
export function AgentApplicationForm({ onDone }: { onDone: (reference: string) => void }) {
  const { t } = useTranslation(["agent-application", "common", "validation"]);
  const errorText = useErrorText();
  const { data: settings } = useRead("register.settings", {});
  const countries = usePhoneCountries(settings?.countryDialingCodes ?? anywhere);
  const [phone, setPhone] = useState<PhoneValue>();
  const { problems, error, person, send } = useAgentApplication();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const reference = await send(new FormData(form), phone);
    if (reference !== undefined) onDone(reference);
    // Drawn by then: the first field that has something to mend.
    else requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const said = (name: string) => ({
    message: problems[name],
    tone: problems[name] ? ("negative" as const) : ("neutral" as const),
  });
  const optional = `(${t("common:state.optional")})`;

  return (
    <Form onSubmit={submit} aria-labelledby="agent-application-form">
      {({ pending }) => (
        <>
          <Heading level={2} id="agent-application-form">
            {t("form.title")}
          </Heading>
          <Text>{t("form.lead")}</Text>
          {error ? (
            <Alert key={person.attempt} tone="negative" announce="assertive">
              {errorText(error)}
            </Alert>
          ) : null}
          <TextField name="name" label={t("form.name")} required autoComplete="name" maxLength={60} {...said("name")} />
          {countries.length > 0 ? (
            <PhoneField
              label={t("validation:field.mobileNum.label")}
              countryLabel={t("validation:phone.dialCode")}
              countries={countries}
              maxLength={32}
              {...(phone ? { value: phone } : {})}
              onValueChange={setPhone}
              {...said("mobileNum")}
            />
          ) : null}
          <TextField
            name="email"
            type="email"
            label={t("validation:field.email.label")}
            autoComplete="email"
            maxLength={254}
            {...said("email")}
          />
          <TextField
            name="contact"
            label={t("form.contact")}
            description={t("form.contactHint")}
            autoCapitalize="none"
            maxLength={120}
            {...said("contact")}
          />
          <TextArea name="message" label={t("form.message")} secondaryLabel={optional} rows={4} {...said("message")} />
          <HumanFields attempt={person.attempt} {...(person.message ? { message: person.message } : {})} />
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {pending ? t("form.sending") : t("form.send")}
          </Button>
        </>
      )}
    </Form>
  );
}
