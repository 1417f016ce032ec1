import { useTranslation } from "react-i18next";
import { Link as RouterLink, Navigate } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Page } from "@baize/ui/page";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../routes.ts";
import { ReadError } from "../../shared/read-error.tsx";
import { useSession } from "../../shared/session.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import * as css from "./register-page.css.ts";
import { RegisterForm } from "./register-form.tsx";
import { useInvitation } from "./use-invitation.ts";

/** A new account, by the rules that the server delivers. */
export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const settings = useRead("register.settings", {});
  const invitation = useInvitation();
  if (session) return <Navigate to={pathOf("home")} replace />;
  return (
    <Cloth>
      <Page className={css.page}>
        <Surface className={css.card} ground="stock" padding="lg">
          <Stack gap={5}>
            <Heading level={1} size="xl">
              {t("register.title")}
            </Heading>
            {settings.isError ? <ReadError read={settings} /> : null}
            {settings.data && invitation.settled ? <RegisterForm settings={settings.data} invitation={invitation.code} /> : null}
            {settings.isPending ? <SkeletonText lines={8} /> : null}
            <Text tone="muted" size="sm">
              {t("register.haveAccount")} <Link link={<RouterLink to={pathOf("login")} />}>{t("login.title")}</Link>
            </Text>
          </Stack>
        </Surface>
      </Page>
    </Cloth>
  );
}
