import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract";
import { toasts } from "../../shared/toasts.ts";

/** What a person meets first after signing in, in the specification's order: a forced change of password, else a word of welcome. */
export function useAfterSignIn(): (opened: OutputOf<"session.login">) => "password" | "done" {
  const { t } = useTranslation("auth");
  return (opened) => {
    if (opened.passwordChange) return "password";
    toasts.show({
      tone: "positive",
      message: t(opened.firstTimeLogin ? "welcome.title" : "login.done", { account: opened.account }),
    });
    return "done";
  };
}
