import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { addPasskeyChallenge, type PasskeyRow } from "./queries.ts";
import { relyingParty } from "./relying-party.ts";

type Response = ParsedOf<"passkey.login">["response"];

// Loaded when it is used: the library is large, and most requests do not need it.
const library = async () => await import("@simplewebauthn/server");
// The library checks every part of it, and throws.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asResponse = (given: Response) => given as unknown as AuthenticationResponseJSON;

/** Options that ask a device for one of these passkeys; for any of this site where none is named. */
export async function askForPasskey(ctx: RequestContext, memberId: string | null, allowed: readonly PasskeyRow[] = []) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: "required",
    allowCredentials: allowed.length > 0 ? allowed.map(({ id }) => ({ id })) : undefined,
  });
  return { id: await addPasskeyChallenge(ctx, options.challenge, memberId), options: { ...options } };
}

/** The signature counter of the answer. The library refuses a counter that decreases: it shows a copied key. */
export async function verifyPasskey(ctx: RequestContext, row: PasskeyRow, given: Response, challenge: string): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origins } = relyingParty(ctx);
  const publicKey = new Uint8Array(Buffer.from(row.publicKey, "base64url"));
  const result = await verifyAuthenticationResponse({
    response: asResponse(given),
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: { id: row.id, publicKey, counter: row.counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw fault("auth.passkey_unknown");
  return result.authenticationInfo.newCounter;
}
