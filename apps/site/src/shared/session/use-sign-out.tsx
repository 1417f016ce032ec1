import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Namespace } from "@baize/i18n/messages";
import { AlertDialog } from "@baize/ui/alert-dialog";
import type { ModalControls } from "@baize/ui/modals";
import { pathOf } from "../../navigation/paths.ts";
import { ShownLanguage } from "../language/shown-language.tsx";
import { useModals } from "../overlays/use-modals.ts";
import { leaveSession } from "./leave-session.ts";
import { isDemo, useSession } from "./session.ts";

const namespaces: readonly Namespace[] = ["auth"];

/** Asks, ends the session on the server and here, and goes home. */
export function useSignOut(): () => Promise<void> {
  // Loaded with the button, so that the question comes without a network too.
  useTranslation(namespaces);
  const modals = useModals();
  const navigate = useNavigate();
  const demo = isDemo(useSession());
  // Before the question closes: a page for members would lead to the login in the meantime.
  const leave = async () => {
    await leaveSession();
    await navigate(pathOf("home"));
  };
  return async () => {
    await modals.open((modal) => (
      <ShownLanguage namespaces={namespaces} waiting={null}>
        <SignOutQuestion {...{ modal, demo, leave }} />
      </ShownLanguage>
    ));
  };
}

interface SignOutQuestionProps {
  readonly modal: ModalControls<void>;
  readonly demo: boolean;
  readonly leave: () => Promise<void>;
}

function SignOutQuestion({ modal, demo, leave }: SignOutQuestionProps) {
  const { t } = useTranslation("auth");
  return (
    <AlertDialog
      handle={modal}
      title={t("logout.title")}
      description={t(demo ? "logout.demo" : "logout.body")}
      confirmLabel={t("logout.confirm")}
      cancelLabel={t("logout.stay")}
      onConfirm={leave}
    />
  );
}
