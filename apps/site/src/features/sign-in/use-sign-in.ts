import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract/contract";
import type { ErrorValue } from "@baize/api/error-values";
import { advance, useSignInProgress } from "../../shared/session/sign-in-progress.ts";
import { forgetRemembered, keepRemembered } from "../../shared/session/remembered.ts";
import { openSession } from "../../shared/session/session.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { wantsWelcome } from "../../shared/session/welcome-preference.ts";
import { isTrial } from "@baize/domain/identity/member/kind";

export type Opened = OutputOf<"session.login">;

/** One proof more, asked of who comes from an address that is not recorded. */
export interface Challenge extends ErrorValue<"auth.verify_required"> {
  readonly remember: boolean;
}

/** The challenge that a refusal carries. */
export function challengeIn(error: unknown, remember: boolean): Challenge | undefined {
  return isApiError(error, "auth.verify_required") ? { ...error.value, remember } : undefined;
}

/**
 * Keeps an open session. A forced change of the password comes before any word of welcome; the overlays' host shows it.
 * Then the window after signing in, or, for a trial account and who wished for no such window, a line that passes.
 */
export function useEnter(): (opened: Opened, remember?: boolean) => void {
  const { t } = useTranslation("auth");
  return (opened, remember = false) => {
    const { account, passwordChange, firstTimeLogin } = opened;
    const demo = isTrial(opened.isAgent);
    // Another account's device is not remembered on: the cookie is of who came last.
    if (remember) keepRemembered();
    else forgetRemembered();
    openSession(opened);
    advance({ type: "submit" }, { type: "accepted", passwordChange, firstTimeLogin });
    if (passwordChange || (!demo && wantsWelcome())) return;
    advance({ type: "loaded" }, { type: "closed" });
    if (!firstTimeLogin) toasts.show({ tone: "positive", message: t(demo ? "trial.done" : "login.done", { account }) });
  };
}

function asksForCaptcha(error: unknown): boolean {
  if (isApiError(error, "auth.bad_credentials")) return error.value.captcha;
  return isApiError(error, "auth.captcha_required") || isApiError(error, "auth.captcha_wrong");
}

/** Whether the next try has to show that a person makes it: once asked for, until the sign-in succeeds. */
export function useCaptchaFlag(): { captcha: boolean; hear: (error: unknown) => void } {
  const step = useSignInProgress();
  return {
    captcha: (step.at === "asking" || step.at === "submitting") && step.captcha,
    hear: (error) => advance({ type: "submit" }, { type: "refused", captcha: asksForCaptcha(error) }),
  };
}
