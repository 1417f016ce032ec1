import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import { pathOf } from "../../routes.ts";
import { api } from "../../shared/api.ts";
import { formText } from "../../shared/form-text.ts";
import { renewToken, useSession } from "../../shared/session.ts";
import { toasts } from "../../shared/toasts.ts";
import { useErrorText } from "../../shared/use-error-text.ts";

type Missing = Partial<Record<"oldPassword" | "newPassword" | "confirmNewPassword", string>>;

/** The change of password: forced after signing in, or by the member's own wish. Then home, signed in. */
export default function PasswordOverlay() {
  const { t } = useTranslation(["auth", "common", "validation"]);
  const session = useSession();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>();
  const [wrong, setWrong] = useState<Missing>({});
  const forced = session?.passwordChange ?? null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const [oldPassword, newPassword, confirmNewPassword] = [
      formText(form, "oldPassword"),
      formText(form, "newPassword"),
      formText(form, "confirmNewPassword"),
    ];
    const needed = {
      ...(oldPassword ? {} : { oldPassword: t("validation:issue.required", { field: t("password.old") }) }),
      ...(newPassword ? {} : { newPassword: t("validation:issue.required", { field: t("password.new") }) }),
      ...(newPassword === confirmNewPassword ? {} : { confirmNewPassword: t("validation:issue.mismatch") }),
    };
    setWrong(needed);
    setError(undefined);
    if (Object.keys(needed).length > 0) return;
    try {
      const { token } = await api.call("member.changePassword", { oldPassword, newPassword, confirmNewPassword });
      renewToken(token);
      toasts.show({ tone: "positive", message: t("password.done") });
      await navigate(pathOf("home"));
    } catch (failure) {
      setError(failure);
    }
  };

  const words = { show: t("common:field.showPassword"), hide: t("common:field.hidePassword") };
  const field = (name: keyof Missing, label: string, autoComplete: "current-password" | "new-password") => (
    <PasswordField
      name={name}
      label={label}
      required
      maxLength={256}
      autoComplete={autoComplete}
      words={words}
      message={wrong[name]}
      tone={wrong[name] ? "negative" : "neutral"}
    />
  );
  return (
    <Form onSubmit={submit} aria-label={t("password.title")}>
      {({ pending }) => (
        <>
          {forced ? <Alert tone="warning">{t(`password.why.${forced}`)}</Alert> : null}
          {error ? (
            <Alert tone="negative" announce="assertive">
              {errorText(error)}
            </Alert>
          ) : null}
          {field("oldPassword", t("password.old"), "current-password")}
          {field("newPassword", t("password.new"), "new-password")}
          {field("confirmNewPassword", t("password.confirm"), "new-password")}
          <Button type="submit" variant="primary" full loading={pending}>
            {t("password.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
