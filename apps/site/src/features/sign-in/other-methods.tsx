import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { key, play } from "@baize/ui/icon/art";
import { Icon } from "@baize/ui/icon";
import { Stack } from "@baize/ui/stack";
import { api } from "../../shared/api/api.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { IdentitySignIn } from "../../shared/session/identity-sign-in.tsx";
import { hasPasskeys, wasLeft } from "../../shared/session/web-authn.ts";
import { byPasskey } from "./by-passkey.ts";
import { useEnter } from "./use-sign-in.ts";

const system = () => /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";

/** Sign-in without typing: a passkey, an account elsewhere, or a trial account with demo money. */
export function OtherMethods({ remember }: { remember: boolean }) {
  const { t } = useTranslation(["auth", "errors"]);
  const { data: brand } = useWhitelabel();
  const refusal = useRefusedAction();
  const enter = useEnter();
  const passkey = useMutation({
    mutationFn: () => byPasskey(remember),
    onMutate: refusal.clear,
    onSuccess: (opened) => enter(opened, remember),
    onError: (error) => refusal.refuse(error, wasLeft(error) ? t("errors:verify.popup_closed") : undefined),
  });
  const trial = useMutation({
    mutationFn: () => api.write("session.freePlay", { random: crypto.randomUUID(), os: system() }),
    onMutate: refusal.clear,
    onSuccess: (opened) => enter(opened),
    onError: (error) => refusal.refuse(error),
  });
  return (
    <Stack gap={3}>
      <RefusalAlert by={refusal} />
      {hasPasskeys() ? (
        <Button fullWidth icon={<Icon art={key} />} pending={passkey.isPending} onClick={() => passkey.mutate()}>
          {t("login.passkey")}
        </Button>
      ) : null}
      <IdentitySignIn remember={remember} />
      {brand?.features.freePlay ? (
        <Button fullWidth icon={<Icon art={play} />} pending={trial.isPending} onClick={() => trial.mutate()}>
          {t("login.freePlay")}
        </Button>
      ) : null}
    </Stack>
  );
}
