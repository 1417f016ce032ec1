import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { confirm } from "@baize/ui/alert-dialog";
import { api } from "../../../shared/api/api.ts";
import { useModals } from "../../../shared/overlays/use-modals.ts";
import { personProof } from "../../../shared/forms/person-proof.ts";
import { RefusalAlert } from "../../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../../shared/forms/use-site-form.ts";

/** Requests a mailed link. The answer does not show whether the account exists. */
export function ByEmail({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["auth", "validation"]);
  const modals = useModals();
  const labels = { username: t("login.username"), email: t("validation:field.email.label") };
  const form = useSiteForm({
    defaultValues: { username: "", email: "" },
    rules: { username: { required: true }, email: { required: true } },
    labels,
    send: async (typed) => {
      const [username, email] = [typed.username.trim(), typed.email.trim()];
      const { expiredMinutes } = await api.write("password.forgotByEmail", { username, email, ...(await personProof()) });
      await confirm(modals, {
        title: t("forgot.mailed.title"),
        description: t("forgot.mailed.body", { email, count: expiredMinutes }),
        confirmLabel: t("forgot.mailed.close"),
      });
      onDone();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("forgot.title")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("forgot.byEmail.body")}</Text>
          <RefusalAlert by={form} />
          <TextField
            label={labels.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            maxLength={128}
            {...form.of("username")}
          />
          <TextField
            type="email"
            inputMode="email"
            dir="ltr"
            label={labels.email}
            required
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            {...form.of("email")}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {t("forgot.byEmail.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
