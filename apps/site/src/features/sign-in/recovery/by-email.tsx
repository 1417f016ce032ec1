import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { confirm } from "@baize/ui/alert-dialog";
import { api } from "../../../shared/api/api.ts";
import { formText } from "../../../shared/forms/form-text.ts";
import { modals } from "../../../shared/overlays/modals.ts";
import { personProof } from "../../../shared/forms/person-proof.ts";
import { RefusalAlert } from "../../../shared/forms/refusal-alert.tsx";
import { useRefusal } from "../../../shared/forms/use-refusal.ts";

/** Requests a mailed link. The answer does not show whether the account exists. */
export function ByEmail({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["auth", "validation"]);
  const labels = { username: t("login.username"), email: t("validation:field.email.label") };
  const refusal = useRefusal({ names: ["username", "email"], labels });

  const missing = (field: string) => t("validation:issue.required", { field });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const [username, email] = [formText(form, "username").trim(), formText(form, "email").trim()];
    const found = {
      ...(username ? {} : { username: missing(labels.username) }),
      ...(email ? {} : { email: missing(labels.email) }),
    };
    if (!refusal.passes(event.currentTarget, found)) return;
    try {
      const { expiredMinutes } = await api.write("password.forgotByEmail", { username, email, ...(await personProof()) });
      await confirm(modals, {
        title: t("forgot.mailed.title"),
        description: t("forgot.mailed.body", { email, count: expiredMinutes }),
        confirmLabel: t("forgot.mailed.close"),
      });
      onDone();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Form onSubmit={submit} aria-label={t("forgot.title")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("forgot.byEmail.body")}</Text>
          <RefusalAlert by={refusal} />
          <TextField
            name="username"
            label={labels.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            maxLength={128}
            {...refusal.of("username")}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            dir="ltr"
            label={labels.email}
            required
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            {...refusal.of("email")}
          />
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {t("forgot.byEmail.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
