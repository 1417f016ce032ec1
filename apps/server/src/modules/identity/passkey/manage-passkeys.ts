import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { fault } from "../../../platform/http/fault.ts";
import { relyingParty } from "./relying-party.ts";
import { addPasskeyChallenge, deletePasskey, insertPasskey, listPasskeys, type PasskeyRow, takeChallenge } from "./queries.ts";

/** Passkeys of one member. */
const MOST = 20;

// Loaded when it is used: the library is large, and most requests do not need it.
const library = async () => await import("@simplewebauthn/server");
// The library checks every part of it, and throws.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asResponse = (given: ParsedOf<"passkey.add">["response"]) => given as unknown as RegistrationResponseJSON;

const view = ({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  backedUp,
  createdAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});

export const getPasskeys: Handler<"passkey.list", ServerContexts> = async (ctx) => ({
  items: (await listPasskeys(ctx)).map(view),
  next: null,
});

export const beginPasskey: Handler<"passkey.begin", ServerContexts> = async (ctx) => {
  const { generateRegistrationOptions } = await library();
  const { member, brand } = ctx;
  const options = await generateRegistrationOptions({
    rpName: brand.title,
    rpID: relyingParty(ctx).id,
    userName: member.username,
    userDisplayName: member.nickname,
    userID: new Uint8Array(Buffer.from(member.id)),
    excludeCredentials: (await listPasskeys(ctx)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { id: await addPasskeyChallenge(ctx, options.challenge, member.id), options: { ...options } };
};

async function verified(ctx: MemberContext, response: RegistrationResponseJSON, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const { id, origins } = relyingParty(ctx);
  const expected = { expectedChallenge: challenge, expectedOrigin: origins, expectedRPID: id, requireUserVerification: true };
  // Every error of the library has the same answer.
  const result = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined);
  if (!result?.verified) throw fault("auth.passkey_unknown");
  return result.registrationInfo;
}

export const finishPasskey: Handler<"passkey.add", ServerContexts> = async (ctx, { id, name, response }) => {
  const challenge = await takeChallenge(ctx, id, ctx.member.id);
  if (!challenge) throw fault("auth.link_expired");
  const { credential, credentialBackedUp } = await verified(ctx, asResponse(response), challenge);
  if ((await listPasskeys(ctx)).length >= MOST) throw fault("auth.passkey_unknown");
  const given = {
    id: credential.id,
    memberId: ctx.member.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: trimmed(name ?? "") || ctx.brand.title,
    backedUp: credentialBackedUp,
    createdAt: ctx.now,
  };
  const row = await ctx.commit(async (tx) => {
    const stored = await insertPasskey(tx, given);
    if (stored) await writeAudit(tx, ctx, "passkey.add", ctx.member.id, { name: stored.name });
    return stored;
  });
  if (!row) throw fault("auth.passkey_unknown");
  return view(row);
};

export const removePasskey: Handler<"passkey.remove", ServerContexts> = async (ctx, { id }) =>
  await ctx.commit(async (tx) => {
    const removed = await deletePasskey(tx, ctx.member.id, id);
    if (removed > 0) await writeAudit(tx, ctx, "passkey.remove", ctx.member.id);
    return { removed };
  });
