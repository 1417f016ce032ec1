import { createClient } from "@baize/api/client/client";
import { fetchEarly } from "./early-answers.ts";
import { language } from "../language/language.ts";
import { requestProof } from "../session/proof-request.ts";
import { currentSession } from "../session/session.ts";
import { endSession } from "../session/session-ended.ts";

const ended = new Set(["auth.token_expired", "auth.not_signed_in"]);

/** Every call to the server goes through this client. */
export const api = createClient({
  language: () => language.get(),
  token: () => currentSession()?.token ?? null,
  fetch: fetchEarly,
  prove: requestProof,
  onError: (error, call) => {
    // A late answer to an older token does not concern the current session.
    if (ended.has(error.code) && call.token !== null && call.token === currentSession()?.token) endSession();
  },
  ...(import.meta.env.DEV
    ? { check: (id, value) => import("@baize/api/client/check").then((module) => module.checkOutput(id, value)) }
    : {}),
});
