import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Group } from "@baize/ui/group";
import { useSignOut } from "../../shared/session/use-sign-out.tsx";

interface DemoNoticeProps {
  register: () => void;
}

/** Shown to a trial account where a real one is needed: the error's text, and how to register or sign out. */
export default function DemoNotice({ register }: DemoNoticeProps) {
  const { t } = useTranslation(["auth", "common", "errors"]);
  const signOut = useSignOut();
  return (
    <EmptyState
      title={t("trial.title")}
      action={
        <Group justify="center">
          <Button variant="primary" onClick={register}>
            {t("register.title")}
          </Button>
          <Button onClick={() => void signOut()}>{t("common:action.logOut")}</Button>
        </Group>
      }
    >
      {t("errors:auth.demo_account")}
    </EmptyState>
  );
}
