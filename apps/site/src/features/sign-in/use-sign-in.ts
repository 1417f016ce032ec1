import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract/contract";
import type { ErrorValue } from "@baize/api/error-values";
import { claimNewcomer } from "./claim-newcomer.ts";
import { advance, useSignInProgress } from "../../shared/session/sign-in-progress.ts";
import { forgetRemembered, keepRemembered } from "../../shared/session/remembered.ts";
import { openSession } from "../../shared/session/session.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { wantsWelcome } from "../../shared/session/welcome-preference.ts";
import { isTrial } from "@baize/domain/identity/member/kind";

export type Opened = OutputOf<"session.login">;

/** A second proof, required from an unknown address. */
export interface SignInChallenge extends ErrorValue<"auth.verify_required"> {
  readonly remember: boolean;
}

/** The challenge of a refusal. */
export function challengeIn(error: unknown, remember: boolean): SignInChallenge | undefined {
  return isApiError(error, "auth.verify_required") ? { ...error.value, remember } : undefined;
}

/**
 * Stores an open session. A forced change of the password comes first; the overlay host shows it. Then the window after signing
 * in, or a short message for a trial account and for members who opted out.
 */
export function useEnter(): (opened: Opened, remember?: boolean) => void {
  const { t } = useTranslation("auth");
  const toasts = useToasts();
  const addNewcomer = async () => {
    const provider = await claimNewcomer();
    if (provider) toasts.show({ tone: "positive", message: t("identity.added", { provider: t(`identity.${provider}`) }) });
  };
  return (opened, remember = false) => {
    const { account, passwordChange, firstTimeLogin } = opened;
    const demo = isTrial(opened.isAgent);
    // Another account's remembered device is dropped: the cookie is of the last account.
    if (remember) keepRemembered();
    else forgetRemembered();
    openSession(opened);
    void addNewcomer();
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

/** Whether the next try needs the human check: once required, until the sign-in succeeds. */
export function useCaptchaFlag(): { captcha: boolean; onRefused: (error: unknown) => void } {
  const step = useSignInProgress();
  return {
    captcha: (step.at === "asking" || step.at === "submitting") && step.captcha,
    onRefused: (error) => advance({ type: "submit" }, { type: "refused", captcha: asksForCaptcha(error) }),
  };
}
