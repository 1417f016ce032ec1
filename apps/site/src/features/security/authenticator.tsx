import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
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
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { ConfirmAuthenticator } from "./confirm-authenticator.tsx";

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
          <Action
            key="remove"
            label={t("totp.remove")}
            variant="danger"
            act={async () => {
              await api.write("totp.remove");
              await refresh();
            }}
          />
        </>
      ) : (
        <Action key="begin" label={t("totp.begin")} variant="primary" act={async () => setBegun(await api.write("totp.begin"))} />
      )}
    </Stack>
  );
}

interface ActionProps {
  label: string;
  variant: "primary" | "danger";
  act: () => Promise<void>;
}

function Action({ label, variant, act }: ActionProps) {
  const refusal = useRefusedAction();
  const action = useMutation({ mutationFn: act, onMutate: refusal.clear, onError: (error) => refusal.refuse(error) });
  return (
    <>
      <RefusalAlert by={refusal} />
      <Button variant={variant} fullWidth pending={action.isPending} onClick={() => action.mutate()}>
        {label}
      </Button>
    </>
  );
}
