import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Icon } from "@baize/ui/icon";
import { key } from "@baize/ui/icon/art";
import { TextField } from "@baize/ui/text-field";
import { api } from "../../shared/api/api.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { makeStale } from "../../shared/api/make-stale.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import { isKeptAlready, makePasskey, wasLeft } from "../../shared/session/web-authn.ts";
import { StepUpField } from "../../shared/forms/step-up-field.tsx";
import { useStepUp } from "../../shared/forms/use-step-up.ts";

/** Creates a passkey on this device. */
export function AddPasskey() {
  const { t } = useTranslation(["auth", "errors"]);
  const queries = useQueryClient();
  const step = useStepUp();
  const refusal = useRefusal({
    names: ["name", "password"],
    fieldOf: { "password.wrong_old": "password" },
    labels: { password: t("password.old") },
  });
  const words = (error: unknown) => {
    if (wasLeft(error)) return t("passkeys.left");
    return isKeptAlready(error) ? t("passkeys.kept") : undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const form = new FormData(element);
    refusal.clear();
    try {
      const { id, options } = await api.write("passkey.begin", { password: formText(form, "password") || undefined });
      const response = await makePasskey(options);
      const { name } = await api.write("passkey.add", { id, response, name: formText(form, "name").trim() || undefined });
      toasts.show({ tone: "positive", message: t("passkeys.added", { name }) });
      element.reset();
      await makeStale(queries, ["passkey.list"]);
    } catch (error) {
      if (!step.hear(error)) refusal.refuse(error, words(error));
    }
  };
  return (
    <Form onSubmit={submit} aria-label={t("passkeys.add")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <TextField
            name="name"
            label={t("passkeys.name")}
            description={t("passkeys.nameHint")}
            maxLength={64}
            autoComplete="off"
            {...refusal.of("name")}
          />
          {step.asked ? <StepUpField refusal={refusal} /> : null}
          <Button type="submit" variant="primary" full loading={pending} icon={<Icon art={key} />}>
            {t("passkeys.add")}
          </Button>
        </>
      )}
    </Form>
  );
}
