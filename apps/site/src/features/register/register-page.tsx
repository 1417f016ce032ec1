import { useTranslation } from "react-i18next";
import { Link as RouterLink, Navigate } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { Link } from "@baize/ui/link";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../navigation/paths.ts";
import { isDemo, useSession } from "../../shared/session/session.ts";
import * as css from "./register-page.css.ts";
import { RegisterPanel } from "./register-panel.tsx";

/** A new account, by the server's rules. A trial account registers a real one here. */
export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  if (session && !isDemo(session)) return <Navigate to={pathOf("home")} replace />;
  return (
    <Cloth>
      <Page className={css.page}>
        <Surface className={css.card} ground="stock" padding="lg">
          <Stack gap={5}>
            <PageHeading ground="inside" title={t("register.title")} />
            <RegisterPanel />
            {session ? null : (
              <Text tone="muted" size="sm">
                {t("register.haveAccount")} <Link link={<RouterLink to={pathOf("login")} />}>{t("login.title")}</Link>
              </Text>
            )}
          </Stack>
        </Surface>
      </Page>
    </Cloth>
  );
}
