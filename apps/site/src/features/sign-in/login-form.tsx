import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import { TextField } from "@baize/ui/text-field";
import type { OutputOf } from "@baize/api/contract";
import { formText } from "../../shared/form-text.ts";
import { humanAnswer } from "../../shared/human-answer.ts";
import { HumanFields } from "../../shared/human-fields.tsx";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useSignIn } from "./use-sign-in.ts";

interface LoginFormProps {
  onSignedIn: (opened: OutputOf<"session.login">) => void;
}
type Missing = Partial<Record<"username" | "password" | "captcha", string>>;

/** User name and password; the captcha comes when the server asks for it. Nothing typed is lost by a refusal. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation(["auth", "common", "validation"]);
  const errorText = useErrorText();
  const signIn = useSignIn();
  const [missing, setMissing] = useState<Missing>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const username = formText(form, "username").trim();
    const password = formText(form, "password");
    const needed: Missing = {
      ...(username ? {} : { username: t("validation:issue.required", { field: t("login.username") }) }),
      ...(password ? {} : { password: t("validation:issue.required", { field: t("login.password") }) }),
    };
    setMissing(needed);
    if (Object.keys(needed).length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${Object.keys(needed)[0]}]`)?.focus();
      return;
    }
    const opened = await signIn.submit({ username, password, ...humanAnswer(form) });
    if (opened) onSignedIn(opened);
  };

  return (
    <Form onSubmit={submit} aria-label={t("login.title")}>
      {({ pending }) => (
        <>
          {signIn.error ? (
            <Alert key={signIn.attempt} tone="negative" announce="assertive">
              {errorText(signIn.error)}
            </Alert>
          ) : null}
          <TextField
            name="username"
            label={t("login.username")}
            required
            autoComplete="username"
            autoCapitalize="none"
            maxLength={128}
            message={missing.username}
            tone={missing.username ? "negative" : "neutral"}
          />
          <PasswordField
            name="password"
            label={t("login.password")}
            required
            maxLength={256}
            words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
            message={missing.password}
            tone={missing.password ? "negative" : "neutral"}
          />
          {signIn.captcha ? <HumanFields attempt={signIn.attempt} /> : null}
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {pending ? t("login.submitting") : t("login.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
