import { useState } from "react";
import { isApiError } from "@baize/api/client/api-error";
import type { InputOf, OutputOf } from "@baize/api/contract";
import { api } from "../../shared/api.ts";
import { openSession } from "../../shared/session.ts";

type Opened = OutputOf<"session.login">;
export interface SignIn {
  /** The last refusal, until the next try. */
  readonly error: unknown;
  /** Grows with each refusal: a captcha is good for one try only. */
  readonly attempt: number;
  /** The next try has to show that a person makes it. */
  readonly captcha: boolean;
  /** Resolves with the session, or undefined when it was refused. */
  readonly submit: (input: InputOf<"session.login">) => Promise<Opened | undefined>;
}

function asksForCaptcha(error: unknown): boolean {
  if (isApiError(error, "auth.bad_credentials")) return error.value.captcha;
  return isApiError(error, "auth.captcha_required") || isApiError(error, "auth.captcha_wrong");
}

/** Signs in by user name and keeps the session; what was typed stays with the form. */
export function useSignIn(): SignIn {
  const [state, setState] = useState<Pick<SignIn, "error" | "attempt" | "captcha">>({
    error: undefined,
    attempt: 0,
    captcha: false,
  });
  const submit = async (input: InputOf<"session.login">) => {
    try {
      const opened = await api.call("session.login", input);
      openSession(opened);
      return opened;
    } catch (error) {
      setState((before) => ({ error, attempt: before.attempt + 1, captcha: before.captcha || asksForCaptcha(error) }));
      return undefined;
    }
  };
  return { ...state, submit };
}
