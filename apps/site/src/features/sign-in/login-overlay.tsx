import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OverlayProps } from "../../overlays.ts";
import { pathOf } from "../../routes.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { LoginForm } from "./login-form.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";

/** The login popup: back to the same page, signed in. */
export default function LoginOverlay({ close }: OverlayProps) {
  const { t } = useTranslation("auth");
  const { show } = useOverlay();
  const after = useAfterSignIn();
  return (
    <Stack gap={4}>
      <LoginForm onSignedIn={(opened) => (after(opened) === "password" ? show("password") : close())} />
      <Text tone="muted" size="sm">
        {t("login.noAccount")} <Link link={<RouterLink to={pathOf("register")} />}>{t("register.title")}</Link>
      </Text>
    </Stack>
  );
}
