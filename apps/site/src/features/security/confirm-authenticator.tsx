import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { Form } from "@baize/ui/form";
import { Group } from "@baize/ui/group";
import { OtpField } from "@baize/ui/otp-field";
import { QRCode } from "@baize/ui/qr-code";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { api } from "../../shared/api/api.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import * as css from "./confirm-authenticator.css.ts";

interface ConfirmAuthenticatorProps {
  begun: OutputOf<"totp.begin">;
  onDone: () => Promise<void>;
}

/** Puts the secret into an app by camera, by hand, or on a phone by a press, and proves it with the first code. */
export function ConfirmAuthenticator({ begun: { secret, uri }, onDone }: ConfirmAuthenticatorProps) {
  const { t } = useTranslation(["auth", "common"]);
  const toasts = useToasts();
  const label = t("challenge.field.totp");
  const form = useSiteForm({
    defaultValues: { code: "" },
    rules: { code: { required: true } },
    fieldOf: { "verify.invalid_code": "code", "verify.code_expired": "code" },
    labels: { code: label },
    send: async ({ code }) => {
      await api.write("totp.confirm", { code });
      toasts.show({ tone: "positive", message: t("totp.done") });
      await onDone();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("totp.begin")}>
      {({ pending }) => (
        <>
          <Button asChild variant="primary" fullWidth className={css.onPhone}>
            <a href={uri}>{t("totp.open")}</a>
          </Button>
          <Text>{t("totp.scan")}</Text>
          <Group justify="center">
            <QRCode value={uri} label={t("totp.qr")} />
          </Group>
          <Text tone="muted" size="sm">
            {t("totp.byHand")}
          </Text>
          <Group justify="between">
            <Text as="span" weight="strong" dir="ltr">
              {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </Text>
            <CopyButton value={secret} messages={{ copy: t("totp.copy") }} />
          </Group>
          <RefusalAlert by={form} />
          <OtpField label={label} required groupSize={3} {...form.control("code")} />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("totp.confirm")}
          </Button>
          <Button variant="ghost" fullWidth onClick={() => void onDone()}>
            {t("common:action.back")}
          </Button>
        </>
      )}
    </Form>
  );
}
