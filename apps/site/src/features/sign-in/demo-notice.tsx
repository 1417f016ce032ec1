import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Inline } from "@baize/ui/inline";
import { useSignOut } from "../../shared/session/use-sign-out.ts";

interface DemoNoticeProps {
  register: () => void;
}

/** Where a real account is needed: the catalogue's message, and the ways out of the demo. */
export default function DemoNotice({ register }: DemoNoticeProps) {
  const { t } = useTranslation(["auth", "common", "errors"]);
  const signOut = useSignOut();
  return (
    <EmptyState
      title={t("trial.title")}
      action={
        <Inline justify="center">
          <Button variant="primary" onClick={register}>
            {t("register.title")}
          </Button>
          <Button onClick={() => void signOut()}>{t("common:action.logOut")}</Button>
        </Inline>
      }
    >
      {t("errors:auth.demo_account")}
    </EmptyState>
  );
}
