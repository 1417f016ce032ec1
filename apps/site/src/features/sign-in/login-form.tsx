import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import { TextField } from "@baize/ui/text-field";
import { api } from "../../shared/api/api.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { HumanFields } from "../../shared/forms/human-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import type { Side } from "./sides.ts";
import { type Challenge, challengeIn, useCaptchaFlag, useEnter } from "./use-sign-in.ts";

interface LoginFormProps {
  side: Side;
  username: string;
  onUsernameChange: (username: string) => void;
  remember: boolean;
  /** Between the fields and the button. */
  children: ReactNode;
  onChallenge: (challenge: Challenge) => void;
}

/** User name and password; the captcha shows when the server requires it. A refusal keeps what was typed. */
export function LoginForm({ side, username, onUsernameChange, remember, children, onChallenge }: LoginFormProps) {
  const { t } = useTranslation(["auth", "common", "validation"]);
  const labels = { username: t("login.username"), password: t("login.password") };
  const refusal = useRefusal({ names: ["username", "password"], labels });
  const { captcha, hear } = useCaptchaFlag();
  const enter = useEnter();

  const missing = (field: string) => t("validation:issue.required", { field });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const password = formText(form, "password");
    const found = {
      ...(username.trim() ? {} : { username: missing(labels.username) }),
      ...(password ? {} : { password: missing(labels.password) }),
    };
    if (!refusal.passes(event.currentTarget, found)) return;
    try {
      const input = { username: username.trim(), password, side, remember, ...humanAnswer(form) };
      enter(await api.write("session.login", input), remember);
    } catch (error) {
      const challenge = challengeIn(error, remember);
      if (challenge) {
        onChallenge(challenge);
        return;
      }
      hear(error);
      refusal.refuse(error);
    }
  };

  return (
    <Form onSubmit={submit} aria-label={t("login.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <TextField
            name="username"
            label={labels.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            maxLength={128}
            value={username}
            onValueChange={onUsernameChange}
            {...refusal.of("username")}
          />
          <PasswordField
            name="password"
            label={labels.password}
            required
            maxLength={256}
            words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
            {...refusal.of("password")}
          />
          {captcha ? <HumanFields attempt={refusal.attempt} /> : null}
          {children}
          <Button type="submit" variant="primary" size="lg" full loading={pending}>
            {pending ? t("login.submitting") : t("login.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
