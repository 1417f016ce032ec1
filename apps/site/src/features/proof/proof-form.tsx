import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { OtpField } from "@baize/ui/otp-field";
import { PasswordField } from "@baize/ui/password-field";
import { Text } from "@baize/ui/text";
import { api } from "../../shared/api/api.ts";
import { CodeAnswer } from "../../shared/forms/code-answer.tsx";
import { MethodChoice } from "../../shared/forms/method-choice.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm, type ValueBinding } from "../../shared/forms/use-site-form.ts";
import { replaceToken } from "../../shared/session/replaced-token.ts";
import { useSession } from "../../shared/session/session.ts";
import { askPasskey, wasLeft } from "../../shared/session/web-authn.ts";

export type Methods = OutputOf<"proof.methods">["methods"];
type Method = Methods[number]["method"];
type TypedMethod = InputOf<"proof.give">["method"];

interface ProofFormProps {
  readonly methods: Methods;
  /** `token`: the session's new one. */
  readonly onProven: (token: string) => void;
}

const fieldOf = {
  "password.wrong_old": "answer",
  "verify.invalid_code": "answer",
  "verify.code_expired": "answer",
} as const;

async function proveByPasskey() {
  const { id, options } = await api.write("proof.passkeyOptions");
  return await api.write("proof.givePasskey", { id, response: await askPasskey(options) });
}

/** Gives the proof; the session goes on with the token that this resolves to. */
async function prove(method: Method, answer: string): Promise<string> {
  const { token } = await (method === "passkey" ? proveByPasskey() : api.write("proof.give", { method, answer }));
  replaceToken(token);
  return token;
}

/** Proves that it is still the person who signed in, by what the account has. */
export function ProofForm({ methods, onProven }: ProofFormProps) {
  const { t } = useTranslation(["auth", "errors"]);
  const [method, setMethod] = useState<Method>(methods[0]?.method ?? "password");
  const byPasskey = method === "passkey";
  const form = useSiteForm({
    defaultValues: { answer: "" },
    rules: { answer: { required: !byPasskey } },
    fieldOf,
    labels: { answer: byPasskey ? "" : t(`challenge.field.${method}`) },
    send: async ({ answer }) => {
      onProven(await prove(method, method === "password" ? answer : answer.trim()));
    },
    textOf: (error) => (wasLeft(error) ? t("errors:verify.popup_closed") : undefined),
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("proof.title")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("proof.why")}</Text>
          <RefusalAlert by={form} />
          <MethodChoice
            {...{ methods, method }}
            onChoose={(chosen) => {
              setMethod(chosen);
              form.reset();
            }}
          />
          {method === "passkey" ? null : <Answer key={method} {...{ method, methods }} field={form.control("answer")} />}
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t(byPasskey ? "proof.usePasskey" : "proof.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}

interface AnswerProps {
  readonly method: TypedMethod;
  readonly methods: Methods;
  readonly field: ValueBinding<string>;
}

function Answer({ method, methods, field }: AnswerProps) {
  const { t } = useTranslation("auth");
  const account = useSession()?.account;
  const label = t(`challenge.field.${method}`);
  if (method === "totp") return <OtpField label={label} required groupSize={3} {...field} />;
  if (method === "password") return <PasswordField label={label} required maxLength={256} username={account} {...field} />;
  const to = methods.find((one) => one.method === method)?.to ?? null;
  return (
    <CodeAnswer {...{ method, to, field }} storageKey={`proof-${method}`} send={() => api.write("proof.send", { method })} />
  );
}
