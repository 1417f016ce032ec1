import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { confirm } from "@baize/ui/alert-dialog";
import { pathOf } from "../../navigation/paths.ts";
import { leaveSession } from "./leave-session.ts";
import { modals } from "../overlays/modals.ts";
import { isDemo, useSession } from "./session.ts";

/** Asks, ends the session on the server and here, and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(["common", "auth"]);
  const navigate = useNavigate();
  const demo = isDemo(useSession());
  return async () => {
    await confirm(modals, {
      title: t("auth:logout.title"),
      description: t(demo ? "auth:logout.demo" : "auth:logout.body"),
      confirmLabel: t("auth:logout.confirm"),
      cancelLabel: t("auth:logout.stay"),
      // Before the question closes: a page for members would lead to the login in the meantime.
      onConfirm: async () => {
        await leaveSession();
        await navigate(pathOf("home"));
      },
    });
  };
}
