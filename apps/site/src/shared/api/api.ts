import { createClient } from "@baize/api/client/client";
import { fetchEarly } from "./early-answers.ts";
import { language } from "../language/language.ts";
import { isRemembered } from "../session/remembered.ts";
import { closeSession, currentSession } from "../session/session.ts";

const ended = new Set(["auth.token_expired", "auth.not_signed_in"]);

/** The session is over. A remembered device opens another; one that was signed out from afar is remembered no longer. */
function end(): void {
  closeSession();
  if (isRemembered()) void import("../session/resume-session.ts").then(({ resumeSession }) => resumeSession());
}

/** The one way to the server. */
export const api = createClient({
  language: () => language.get(),
  token: () => currentSession()?.token ?? null,
  fetch: fetchEarly,
  onError: (error, call) => {
    // A late answer to an older token says nothing about the session that is open now.
    if (ended.has(error.code) && call.token !== null && call.token === currentSession()?.token) end();
  },
  ...(import.meta.env.DEV
    ? { check: (id, value) => import("@baize/api/client/check").then((module) => module.checkOutput(id, value)) }
    : {}),
});
