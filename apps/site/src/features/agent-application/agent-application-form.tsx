import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { PhoneField } from "@baize/ui/phone-field";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import { TextField } from "@baize/ui/text-field";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { HumanFields } from "../../shared/forms/human-fields.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { usePhoneCountries } from "../../shared/forms/use-phone-countries.ts";
import { useAgentApplication } from "./use-agent-application.ts";

const anywhere = ["+91"] as const;

/** A name and one way to be reached. A refusal keeps what was typed. */
export function AgentApplicationForm({ onDone }: { onDone: (reference: string) => void }) {
  const { t } = useTranslation(["agent-application", "common", "validation"]);
  const { data: settings } = useRead("register.settings", {});
  const countries = usePhoneCountries(settings?.countryDialingCodes ?? anywhere);
  const { form, captcha } = useAgentApplication(onDone);
  const optional = `(${t("common:state.optional")})`;

  return (
    <Form onSubmit={form.submit} aria-labelledby="agent-application-form">
      {({ pending }) => (
        <>
          <Heading level={2} id="agent-application-form">
            {t("form.title")}
          </Heading>
          <Text>{t("form.lead")}</Text>
          <RefusalAlert by={form} />
          <TextField label={t("form.name")} required autoComplete="name" maxLength={60} {...form.of("name")} />
          {countries.length > 0 ? (
            <PhoneField
              label={t("validation:field.mobileNum.label")}
              countries={countries}
              maxLength={32}
              {...form.control("mobileNum")}
            />
          ) : null}
          <TextField
            type="email"
            label={t("validation:field.email.label")}
            autoComplete="email"
            maxLength={254}
            {...form.of("email")}
          />
          <TextField
            label={t("form.contact")}
            description={t("form.contactHint")}
            autoCapitalize="none"
            maxLength={120}
            {...form.of("contact")}
          />
          <TextArea label={t("form.message")} secondaryLabel={optional} rows={4} {...form.of("message")} />
          <HumanFields attempt={captcha.attempt} message={captcha.message} />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {pending ? t("form.sending") : t("form.send")}
          </Button>
        </>
      )}
    </Form>
  );
}
