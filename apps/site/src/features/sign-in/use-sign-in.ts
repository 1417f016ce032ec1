import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract";
import type { ErrorValue } from "@baize/api/error-values";
import { announceFirstLogin } from "../../shared/first-login.ts";
import { forgetRemembered, keepRemembered } from "../../shared/remembered.ts";
import { openSession } from "../../shared/session.ts";
import { toasts } from "../../shared/toasts.ts";

export type Opened = OutputOf<"session.login">;

/** One proof more, asked of who comes from an address that is not recorded. */
export interface Challenge extends ErrorValue<"auth.verify_required"> {
  readonly remember: boolean;
}

/** The challenge that a refusal carries. */
export function challengeIn(error: unknown, remember: boolean): Challenge | undefined {
  return isApiError(error, "auth.verify_required") ? { ...error.value, remember } : undefined;
}

/** Keeps an open session. A forced change of the password comes before any word of welcome; the overlays' host shows it. */
export function useEnter(): (opened: Opened, remember?: boolean) => void {
  const { t } = useTranslation("auth");
  return (opened, remember = false) => {
    // Another account's device is not remembered on: the cookie is of who came last.
    if (remember) keepRemembered();
    else forgetRemembered();
    openSession(opened);
    if (opened.passwordChange) return;
    if (opened.firstTimeLogin) announceFirstLogin(opened.account);
    else
      toasts.show({
        tone: "positive",
        message: t(opened.isAgent === 4 ? "trial.done" : "login.done", { account: opened.account }),
      });
  };
}

function asksForCaptcha(error: unknown): boolean {
  if (isApiError(error, "auth.bad_credentials")) return error.value.captcha;
  return isApiError(error, "auth.captcha_required") || isApiError(error, "auth.captcha_wrong");
}

/** Whether the next try has to show that a person makes it: once asked for, until the sign-in succeeds. */
export function useCaptchaFlag(): { captcha: boolean; hear: (error: unknown) => void } {
  const [captcha, setCaptcha] = useState(false);
  return { captcha, hear: (error) => setCaptcha((before) => before || asksForCaptcha(error)) };
}
