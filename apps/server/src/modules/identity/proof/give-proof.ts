import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { provePassword } from "../session/step-up.ts";
import { proveTotp } from "../totp/prove-totp.ts";
import { checkCode, sendCode, spendCode } from "../verification/codes.ts";
import type { CodeFor } from "../verification/queries.ts";
import { loadMemberFor } from "./list-proof-methods.ts";
import { storeProof } from "./store-proof.ts";

/** A code proves the person to the session that asked for it, and to no other. */
const codeFor = ({ session }: MemberContext, method: "sms" | "email"): CodeFor => ({
  purpose: "proof",
  about: `${method} ${session.id}`,
});

export const sendProofCode: Handler<"proof.send", ServerContexts> = async (ctx, { method }) => {
  const { mobile, email } = await loadMemberFor(ctx, method);
  const to = (method === "sms" ? mobile : email) ?? "";
  return await sendCode(ctx, codeFor(ctx, method), { channel: method, to });
};

/** Proves the person once more. Guesses are limited as at the sign-in: the caller may hold a stolen token. */
export const giveProof: Handler<"proof.give", ServerContexts> = async (ctx, { method, answer }) => {
  await loadMemberFor(ctx, method);
  if (method === "password") {
    await provePassword(ctx, answer);
    return await storeProof(ctx, "password");
  }
  if (method === "totp") {
    await proveTotp(ctx, answer);
    return await storeProof(ctx, "second_factor");
  }
  const code = await checkCode(ctx, codeFor(ctx, method), answer);
  return await storeProof(ctx, "code", async (tx) => await spendCode(tx, code, ctx.now));
};
