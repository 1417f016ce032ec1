import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Icon } from "@baize/ui/icon";
import { key } from "@baize/ui/icon/art";
import { TextField } from "@baize/ui/text-field";
import { api } from "../../shared/api/api.ts";
import { makeStale } from "../../shared/api/make-stale.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { isKeptAlready, makePasskey, wasLeft } from "../../shared/session/web-authn.ts";

/** Creates a passkey on this device. */
export function AddPasskey() {
  const { t } = useTranslation(["auth", "errors"]);
  const toasts = useToasts();
  const queries = useQueryClient();
  const form = useSiteForm({
    defaultValues: { name: "" },
    rules: { name: { maxLength: 64 } },
    labels: { name: t("passkeys.name") },
    send: async ({ name: typed }) => {
      const { id, options } = await api.write("passkey.begin");
      const response = await makePasskey(options);
      const { name } = await api.write("passkey.add", { id, response, name: typed.trim() || undefined });
      toasts.show({ tone: "positive", message: t("passkeys.added", { name }) });
      form.reset();
      await makeStale(queries, ["passkey.list"]);
    },
    textOf: (error) => {
      if (wasLeft(error)) return t("passkeys.left");
      return isKeptAlready(error) ? t("passkeys.kept") : undefined;
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("passkeys.add")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <TextField
            label={t("passkeys.name")}
            description={t("passkeys.nameHint")}
            maxLength={64}
            autoComplete="off"
            {...form.of("name")}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending} icon={<Icon art={key} />}>
            {t("passkeys.add")}
          </Button>
        </>
      )}
    </Form>
  );
}
