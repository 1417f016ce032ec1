import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Checkbox } from "@baize/ui/checkbox";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { OtpField } from "@baize/ui/otp-field";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { api } from "../../shared/api/api.ts";
import { CodeAnswer } from "../../shared/forms/code-answer.tsx";
import { MethodChoice } from "../../shared/forms/method-choice.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm, type ValueBinding } from "../../shared/forms/use-site-form.ts";
import { wasLeft } from "../../shared/session/web-authn.ts";
import { byPasskey } from "./by-passkey.ts";
import { type SignInChallenge, useEnter } from "./use-sign-in.ts";

type Method = SignInChallenge["methods"][number]["method"];
interface ChallengeFormProps {
  challenge: SignInChallenge;
  /** Back to the refused form, with everything that was typed. */
  onBack: () => void;
  /** After the session is open. */
  onDone?: () => Promise<void>;
}

/** Whether an account requires this method at every sign-in. */
const isFactor = (method: Method) => method === "passkey" || method === "totp";

const fieldOf = {
  "verify.invalid_code": "answer",
  "verify.missing_code": "answer",
  "verify.code_expired": "answer",
} as const;

/** A second proof, for a sign-in from an unknown address. */
export function ChallengeForm({ challenge, onBack, onDone }: ChallengeFormProps) {
  const { t } = useTranslation(["auth", "common", "errors"]);
  const { methods, remember } = challenge;
  const [method, setMethod] = useState<Method>(methods[0]?.method ?? "sms");
  const [trust, setTrust] = useState(false);
  const byKey = method === "passkey";
  const label = byKey ? "" : t(`challenge.field.${method}`);
  const enter = useEnter();
  const form = useSiteForm({
    defaultValues: { answer: "" },
    rules: { answer: { required: !byKey } },
    fieldOf,
    labels: { answer: label },
    send: async ({ answer }) => {
      const input = { challenge: challenge.challenge, answer: answer.trim(), trust };
      const opened =
        method === "passkey"
          ? await byPasskey(remember, trust)
          : await api.write("session.challengeAnswer", { ...input, method });
      enter(opened, remember);
      await onDone?.();
    },
    textOf: (error) => (wasLeft(error) ? t("errors:verify.popup_closed") : undefined),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Form onSubmit={form.submit} aria-label={t("challenge.title")}>
      {({ pending }) => (
        <>
          <Stack gap={2}>
            <Heading ref={heading} level={2} tabIndex={-1}>
              {t("challenge.title")}
            </Heading>
            <Text tone="muted">
              {t(methods.some(({ method: one }) => isFactor(one)) ? "challenge.why.factor" : "challenge.why")}
            </Text>
          </Stack>
          <RefusalAlert by={form} />
          <MethodChoice
            {...{ methods, method }}
            onChoose={(chosen) => {
              setMethod(chosen);
              form.reset();
            }}
          />
          {byKey ? null : <Answer key={method} {...{ challenge, method, label }} field={form.control("answer")} />}
          <Checkbox label={t("challenge.trust")} checked={trust} onCheckedChange={setTrust} />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending}>
            {pending ? t("login.submitting") : t(byKey ? "login.passkey" : "challenge.submit")}
          </Button>
          <Button variant="ghost" fullWidth onClick={onBack}>
            {t("common:action.back")}
          </Button>
        </>
      )}
    </Form>
  );
}

interface AnswerProps {
  challenge: SignInChallenge;
  method: Exclude<Method, "passkey">;
  label: string;
  field: ValueBinding<string>;
}

function Answer({ challenge, method, label, field }: AnswerProps) {
  const common = { label, required: true, ...field };
  if (method === "totp") return <OtpField {...common} groupSize={3} />;
  if (method === "real_name") return <TextField {...common} autoComplete="name" maxLength={255} />;
  const to = challenge.methods.find((one) => one.method === method)?.to ?? null;
  return (
    <CodeAnswer
      {...{ method, to, field }}
      // A wait of an earlier challenge does not delay this one.
      storageKey={`challenge-${method}-${challenge.expiresAt}`}
      send={() => api.write("session.challengeSend", { challenge: challenge.challenge, method })}
    />
  );
}
