import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import { pathOf } from "../../navigation/paths.ts";
import { api } from "../../shared/api/api.ts";
import { advance } from "../../shared/session/sign-in-progress.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { NewPasswordFields } from "../../shared/forms/new-password-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { forgetRemembered } from "../../shared/session/remembered.ts";
import { renewToken, useSession } from "../../shared/session/session.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useNewPassword } from "../../shared/forms/use-new-password.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";

/** The change of password: forced after signing in, or by the member's own wish. Then home, signed in. */
export default function PasswordOverlay() {
  const { t } = useTranslation(["auth", "common", "validation"]);
  const session = useSession();
  const navigate = useNavigate();
  const read = useNewPassword();
  const refusal = useRefusal({
    names: ["oldPassword", "newPassword", "confirmNewPassword"],
    fieldOf: { "password.wrong_old": "oldPassword", "password.reused": "newPassword", "password.too_common": "newPassword" },
    labels: { oldPassword: t("password.old") },
  });
  const forced = session?.passwordChange ?? null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const { values, found } = read(form);
    if (!refusal.passes(event.currentTarget, found)) return;
    try {
      // Who signed in by the old one a moment ago is not asked for it again; nor who never had one. The server knows.
      const oldPassword = formText(form, "oldPassword") || undefined;
      const { token } = await api.write("member.changePassword", { ...values, oldPassword });
      // A new password forgets every device that was remembered.
      forgetRemembered();
      // Before the token is renewed: afterwards the login page would navigate by itself.
      await navigate(pathOf("home"));
      renewToken(token);
      advance({ type: "password_changed" });
      toasts.show({ tone: "positive", message: t("password.done") });
    } catch (error) {
      refusal.refuse(error);
    }
  };

  return (
    <Form onSubmit={submit} aria-label={t("password.title")}>
      {({ pending }) => (
        <>
          {forced ? <Alert tone="warning">{t(`password.why.${forced}`)}</Alert> : null}
          <RefusalAlert by={refusal} />
          {forced ? null : (
            <PasswordField
              name="oldPassword"
              label={t("password.old")}
              description={t("password.oldHint")}
              maxLength={256}
              words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
              {...refusal.of("oldPassword")}
            />
          )}
          <NewPasswordFields refusal={refusal} />
          <Button type="submit" variant="primary" full loading={pending}>
            {t("password.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
