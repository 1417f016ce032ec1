import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { refuseAccount, signIn } from "../session/sign-in.ts";
import { signInFacts } from "../session/sign-in-facts.ts";
import { relyingParty } from "./relying-party.ts";
import { findPasskey, addChallenge, type PasskeyRow, takeChallenge, updateCounter } from "./queries.ts";

// Loaded when it is used: the library is large, and most requests do not need it.
const library = async () => await import("@simplewebauthn/server");
// The library checks every part of it, and throws.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asResponse = (given: ParsedOf<"passkey.login">["response"]) => given as unknown as AuthenticationResponseJSON;

export const challengePasskey: Handler<"passkey.challenge", ServerContexts> = async (ctx) => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(ctx).id, userVerification: "required" });
  return { id: await addChallenge(ctx, options.challenge, null), options: { ...options } };
};

/** The signature counter of the answer. The library refuses a counter that decreases: it shows a copied key. */
async function verified(ctx: RequestContext, row: PasskeyRow, response: AuthenticationResponseJSON, challenge: string) {
  const { verifyAuthenticationResponse } = await library();
  const { id, origins } = relyingParty(ctx);
  const publicKey = new Uint8Array(Buffer.from(row.publicKey, "base64url"));
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: { id: row.id, publicKey, counter: row.counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw fault("auth.passkey_unknown");
  return result.authenticationInfo.newCounter;
}

/** A passkey proves device and person at once, so an unknown network needs no further proof. */
export const loginByPasskey: Handler<"passkey.login", ServerContexts> = async (ctx, { id, response, remember }) => {
  const challenge = await takeChallenge(ctx, id, null);
  if (!challenge) throw fault("auth.link_expired");
  const found = await findPasskey(ctx, response.id);
  if (!found) throw fault("auth.passkey_unknown");
  const { member, passkey } = found;
  const counter = await verified(ctx, passkey, asResponse(response), challenge);
  refuseAccount(member, "member");
  const facts = signInFacts(ctx, member, "firebase", undefined);
  return await signIn(ctx, member, facts, {
    by: "passkey",
    remember,
    before: async (tx) => await updateCounter(tx, ctx, passkey.id, counter),
  });
};
