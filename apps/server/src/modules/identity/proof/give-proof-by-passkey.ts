import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { askForPasskey, verifyPasskey } from "../passkey/verify-passkey.ts";
import { findPasskey, listPasskeys, takeChallenge, updateCounter } from "../passkey/queries.ts";
import { storeProof } from "./store-proof.ts";

export const proofPasskeyOptions: Handler<"proof.passkeyOptions", ServerContexts> = async (ctx) =>
  await askForPasskey(ctx, ctx.member.id, await listPasskeys(ctx));

export const giveProofByPasskey: Handler<"proof.givePasskey", ServerContexts> = async (ctx, { id, response }) => {
  const challenge = await takeChallenge(ctx, id, ctx.member.id);
  if (!challenge) throw fault("auth.link_expired");
  const found = await findPasskey(ctx, response.id);
  if (found?.member.id !== ctx.member.id) throw fault("auth.passkey_unknown");
  const counter = await verifyPasskey(ctx, found.passkey, response, challenge);
  return await storeProof(ctx, "passkey", async (tx) => await updateCounter(tx, ctx, found.passkey.id, counter));
};
