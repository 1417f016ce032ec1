import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { confirm } from "@baize/ui/alert-dialog";
import { pathOf } from "../../routes.ts";
import { api } from "../../shared/api.ts";
import { modals } from "../../shared/modals.ts";
import { closeSession } from "../../shared/session.ts";

/** Asks, ends the session on the server and here, forgets what was the member's, and goes home. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(["common", "auth"]);
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const sure = await confirm(modals, {
      title: t("auth:logout.title"),
      description: t("auth:logout.body"),
      confirmLabel: t("auth:logout.confirm"),
      cancelLabel: t("auth:logout.stay"),
    });
    if (!sure) return;
    // Signed out here whatever the network says; the server's session ends by itself if this call is lost.
    await api.call("session.logout").catch(() => undefined);
    closeSession();
    queries.removeQueries({
      predicate: ({ queryKey }) =>
        String(queryKey[0]).match(/^(member|wallet|bets|notice\.unread|games\.(favourites|recent))/) !== null,
    });
    await navigate(pathOf("home"));
  };
}
