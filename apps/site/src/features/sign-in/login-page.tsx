import { useTranslation } from "react-i18next";
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Page } from "@baize/ui/page";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../routes.ts";
import { nextPath } from "../../shared/next-path.ts";
import { useSession } from "../../shared/session.ts";
import { LoginForm } from "./login-form.tsx";
import * as css from "./login-page.css.ts";
import { useAfterSignIn } from "./use-after-sign-in.ts";

/** Signing in as a page of its own; `?next=` says where to go on. */
export default function LoginPage() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const after = useAfterSignIn();
  const next = nextPath(params.get("next"), pathOf("home"));
  if (session && !session.passwordChange) return <Navigate to={next} replace />;
  return (
    <Cloth>
      <Page className={css.page}>
        <Surface className={css.card} ground="stock" padding="lg">
          <Stack gap={4}>
            <Heading level={1} size="xl">
              {t("login.title")}
            </Heading>
            {params.has("next") ? <Text tone="muted">{t("login.needed")}</Text> : null}
            <LoginForm
              onSignedIn={(opened) => after(opened) === "password" && void navigate("?overlay=password", { replace: true })}
            />
            <Text tone="muted" size="sm">
              {t("login.noAccount")} <Link link={<RouterLink to={pathOf("register")} />}>{t("register.title")}</Link>
            </Text>
          </Stack>
        </Surface>
      </Page>
    </Cloth>
  );
}
