import * as z from "zod/mini";
import { IDENTITY_PROVIDERS } from "@baize/domain/identity/session/identity-provider";
import { endpoints } from "../endpoint.ts";
import { count, instant } from "../../schema/number.ts";
import { opened } from "../../schema/opened.ts";
import { withDefault } from "../../schema/with-default.ts";
import { filled, text } from "../../schema/text.ts";
import { linkedIdentityRoutes } from "../../routes/identity/linked-identity.ts";

const provider = z.enum(IDENTITY_PROVIDERS);
/** The provider's page, to which the browser goes. */
const begun = z.object({ url: filled(4096) });
/** The parameters that the provider appended to the site's address. */
const answer = { state: filled(128), code: filled(4096), iss: z.optional(text(255)) };

const identity = z.object({
  provider,
  /** As the provider named it last. */
  email: z.nullable(text(254)),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
});

/** A person whom no account is linked to. */
const newcomer = z.object({
  provider,
  /** Links the person once, to an account that is signed in to or registered on this device within a quarter of an hour. */
  ticket: filled(128),
  /** `sign_in`: an account has the mailbox, so its owner signs in to it first. */
  step: z.enum(["sign_in", "register"]),
  name: text(255),
  email: text(254),
});

const answerErrors = ["auth.link_expired", "auth.identity_refused", "auth.identity_unavailable"] as const;
const beginErrors = ["auth.identity_unavailable", "verify.operation_not_allowed"] as const;

export const linkedIdentity = endpoints(linkedIdentityRoutes, {
  "identity.begin": {
    summary: "The page of Google or Facebook that signs a person in; sets a cookie that ties the answer to this browser",
    input: z.object({ provider, remember: withDefault(z.boolean(), false) }),
    output: begun,
    errors: beginErrors,
    rate: "auth",
  },
  "identity.finish": {
    summary: "Signs in by the provider's answer, or says what a person without a linked account does next",
    input: z.object(answer),
    output: z.object({
      session: z.nullable(z.object(opened)),
      newcomer: z.nullable(newcomer),
    }),
    errors: [
      ...answerErrors,
      "auth.not_member",
      "auth.account_locked",
      "auth.account_suspended",
      "auth.account_closed",
      "auth.verify_required",
    ],
    rate: "auth",
  },
  "identity.list": {
    summary: "The accounts elsewhere that the member signs in by",
    input: z.object({}),
    output: z.object({ items: z.array(identity), next: z.null() }),
    rate: "read",
  },
  "identity.beginLink": {
    summary: "The page of Google or Facebook whose person the member adds to the account",
    input: z.object({ provider }),
    output: begun,
    errors: beginErrors,
    rate: "auth",
  },
  "identity.link": {
    summary: "Adds the person of the provider's answer to the member's account",
    input: z.object(answer),
    output: identity,
    errors: [...answerErrors, "auth.identity_taken"],
    rate: "auth",
  },
  "identity.claim": {
    summary: "Adds the person of a ticket to the account of the same mailbox, after signing in to it",
    input: z.object({ ticket: filled(128) }),
    output: identity,
    errors: ["auth.link_expired", "auth.identity_taken"],
    rate: "auth",
  },
  "identity.remove": {
    summary: "Takes a provider's person out of the account",
    input: z.object({ provider }),
    output: z.object({ removed: count() }),
    rate: "write",
  },
});
