import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { refuseAccount, signIn } from "../session/sign-in.ts";
import { signInFacts } from "../session/sign-in-facts.ts";
import { findPasskey, takeChallenge, updateCounter } from "./queries.ts";
import { askForPasskey, verifyPasskey } from "./verify-passkey.ts";

export const challengePasskey: Handler<"passkey.challenge", ServerContexts> = async (ctx) => await askForPasskey(ctx, null);

/** A passkey proves device and person at once, so an unknown network needs no further proof. */
export const loginByPasskey: Handler<"passkey.login", ServerContexts> = async (ctx, { id, response, remember, trust }) => {
  const challenge = await takeChallenge(ctx, id, null);
  if (!challenge) throw fault("auth.link_expired");
  const found = await findPasskey(ctx, response.id);
  if (!found) throw fault("auth.passkey_unknown");
  const { member, passkey } = found;
  const counter = await verifyPasskey(ctx, passkey, response, challenge);
  refuseAccount(member, "member");
  const facts = signInFacts(ctx, member, "firebase", undefined);
  return await signIn(ctx, member, facts, {
    by: "passkey",
    provenBy: "passkey",
    remember,
    trust,
    before: async (tx) => await updateCounter(tx, ctx, passkey.id, counter),
  });
};
