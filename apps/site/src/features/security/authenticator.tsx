import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { api } from "../../shared/api/api.ts";
import { makeStale } from "../../shared/api/make-stale.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { ConfirmAuthenticator } from "./confirm-authenticator.tsx";
import { StepUpField } from "../../shared/forms/step-up-field.tsx";
import { useStepUp } from "../../shared/forms/use-step-up.ts";

/** An authenticator app: its codes prove a sign-in from a new network. */
export function Authenticator() {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const queries = useQueryClient();
  const read = useRead("totp.status", {});
  const [begun, setBegun] = useState<OutputOf<"totp.begin">>();
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={4} />;
  const { enabled, since } = read.data;
  const refresh = async () => {
    setBegun(undefined);
    await makeStale(queries, ["totp.status"]);
  };
  if (begun) return <ConfirmAuthenticator begun={begun} onDone={refresh} />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t("totp.body")}</Text>
      {enabled && since !== null ? (
        <>
          <Alert tone="positive">{t("totp.on", { time: format.date(since) })}</Alert>
          <StepUpAction
            key="remove"
            label={t("totp.remove")}
            variant="danger"
            act={async (password) => {
              await api.write("totp.remove", { password });
              await refresh();
            }}
          />
        </>
      ) : (
        <StepUpAction
          key="begin"
          label={t("totp.begin")}
          variant="primary"
          act={async (password) => setBegun(await api.write("totp.begin", { password }))}
        />
      )}
    </Stack>
  );
}

interface StepUpActionProps {
  label: string;
  variant: "primary" | "danger";
  act: (password: string | undefined) => Promise<void>;
}

/** A button, and the password where the server asks for it. */
function StepUpAction({ label, variant, act }: StepUpActionProps) {
  const { t } = useTranslation("auth");
  const step = useStepUp();
  const form = useSiteForm({
    defaultValues: { password: "" },
    fieldOf: { "password.wrong_old": "password" },
    labels: { password: t("password.old") },
    send: ({ password }) => act(password || undefined),
    handle: step.hear,
  });
  return (
    <Form onSubmit={form.submit} aria-label={label}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          {step.asked ? <StepUpField form={form} /> : null}
          <Button type="submit" variant={variant} full loading={pending}>
            {label}
          </Button>
        </>
      )}
    </Form>
  );
}
