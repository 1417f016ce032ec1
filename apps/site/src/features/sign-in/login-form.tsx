import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { PasswordField } from "@baize/ui/password-field";
import { TextField } from "@baize/ui/text-field";
import { api } from "../../shared/api/api.ts";
import { humanAnswer } from "../../shared/forms/human-answer.ts";
import { HumanFields } from "../../shared/forms/human-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useFirstField } from "../../shared/forms/use-first-field.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import type { Side } from "./sides.ts";
import { type SignInChallenge, challengeIn, useCaptchaFlag, useEnter } from "./use-sign-in.ts";

interface LoginFormProps {
  side: Side;
  username: string;
  onUsernameChange: (username: string) => void;
  remember: boolean;
  /** Between the fields and the button. */
  children: ReactNode;
  onChallenge: (challenge: SignInChallenge) => void;
}

/** User name and password; the captcha shows when the server requires it. A refusal keeps what was typed. */
export function LoginForm({ side, username, onUsernameChange, remember, children, onChallenge }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const labels = { username: t("login.username"), password: t("login.password") };
  const { captcha, onRefused } = useCaptchaFlag();
  const enter = useEnter();
  const first = useFirstField<HTMLFormElement>();
  const form = useSiteForm({
    defaultValues: { username, password: "" },
    rules: { username: { required: true }, password: { required: true } },
    labels,
    send: async ({ username: typed, password }, data) => {
      const input = { username: typed.trim(), password, side, remember, ...humanAnswer(data) };
      enter(await api.write("session.login", input), remember);
    },
    handle: (error) => {
      const challenge = challengeIn(error, remember);
      if (challenge) onChallenge(challenge);
      else onRefused(error);
      return challenge !== undefined;
    },
  });

  return (
    <Form ref={first} onSubmit={form.submit} aria-label={t("login.title")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <TextField
            label={labels.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            maxLength={128}
            onValueChange={onUsernameChange}
            {...form.of("username")}
          />
          <PasswordField label={labels.password} required maxLength={256} {...form.of("password")} />
          {captcha ? <HumanFields attempt={form.attempt} /> : null}
          {children}
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {pending ? t("login.submitting") : t("login.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
