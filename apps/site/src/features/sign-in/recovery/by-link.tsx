import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { api } from "../../../shared/api/api.ts";
import { NewPasswordFields } from "../../../shared/forms/new-password-fields.tsx";
import { RefusalAlert } from "../../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../../shared/overlays/use-toasts.tsx";
import { useNewPassword } from "../../../shared/forms/use-new-password.ts";
import { useOverlay } from "../../../shared/overlays/use-overlay.ts";
import { useSiteForm } from "../../../shared/forms/use-site-form.ts";

interface ByLinkProps {
  token: string;
  onDone: (account: string) => void;
}

/** Sets a new password by a mailed link, which is valid once and for half an hour. */
export function ByLink({ token, onDone }: ByLinkProps) {
  const { t } = useTranslation("auth");
  const toasts = useToasts();
  const { show } = useOverlay();
  const form = useSiteForm({
    defaultValues: { newPassword: "", confirmNewPassword: "" },
    ...useNewPassword(),
    send: async (values) => {
      const { account } = await api.write("password.resetByEmail", { token, ...values });
      toasts.show({ tone: "positive", message: t("forgot.done") });
      onDone(account);
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("forgot.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <NewPasswordFields form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {t("password.submit")}
          </Button>
          <Button variant="ghost" fullWidth onClick={() => show("forgot")}>
            {t("forgot.another")}
          </Button>
        </>
      )}
    </Form>
  );
}
