import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import type { OverlayProps } from "../../navigation/types.ts";
import { pathOf } from "../../navigation/paths.ts";
import { api } from "../../shared/api/api.ts";
import { advance } from "../../shared/session/sign-in-progress.ts";
import { NewPasswordFields } from "../../shared/forms/new-password-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { forgetRemembered } from "../../shared/session/remembered.ts";
import { renewToken, useSession } from "../../shared/session/session.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useNewPassword } from "../../shared/forms/use-new-password.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

/** The change of password, forced after signing in or chosen. Afterwards home, or back to where it was chosen. */
export default function PasswordOverlay({ close }: OverlayProps) {
  const { t } = useTranslation(["auth", "validation"]);
  const toasts = useToasts();
  const session = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const forced = session?.passwordChange ?? null;
  const password = useNewPassword();

  const form = useSiteForm({
    defaultValues: { oldPassword: "", newPassword: "", confirmNewPassword: "" },
    ...password,
    fieldOf: { "password.wrong_old": "oldPassword", ...password.fieldOf },
    labels: { oldPassword: t("password.old"), ...password.labels },
    send: async ({ oldPassword, ...values }) => {
      // The server asks for the old password where the account has one.
      const { token } = await api.write("member.changePassword", { ...values, oldPassword: oldPassword || undefined });
      // A new password forgets every remembered device.
      forgetRemembered();
      // Before the token is renewed: afterwards the login page would navigate by itself.
      if (forced) await navigate(pathOf("home"));
      // A chosen change leads back to where it was chosen.
      else if (key === "default") close();
      else await navigate(-1);
      renewToken(token);
      advance({ type: "password_changed" });
      toasts.show({ tone: "positive", message: t("password.done") });
    },
  });

  return (
    <Form onSubmit={form.submit} aria-label={t("password.title")}>
      {({ pending }) => (
        <>
          {forced ? <Alert tone="warning">{t(`password.why.${forced}`)}</Alert> : null}
          <RefusalAlert by={form} />
          <PasswordField
            label={t("password.old")}
            description={t("password.oldHint")}
            maxLength={256}
            username={session?.account}
            {...form.of("oldPassword")}
          />
          <NewPasswordFields form={form} />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("password.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
