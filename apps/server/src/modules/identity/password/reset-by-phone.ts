import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findMemberByMobile } from "../member/queries.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { phoneOf } from "../verification/phone.ts";
import { provenNumber } from "../verification/phone-provider.ts";
import { checkCode, spendCode } from "../verification/codes.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/password.ts";
import { setPassword } from "./set-password.ts";

type Input = ParsedOf<"password.resetByPhone">;

/** The number that the provider's token or a code proves, and the code to use up. */
async function proveNumber(ctx: RequestContext, input: Input) {
  if (input.firebaseIdToken) {
    if (!ctx.brand.features.phoneLogin) throw fault("verify.operation_not_allowed");
    return { number: await provenNumber(ctx, input.firebaseIdToken), code: undefined };
  }
  const number = phoneOf(ctx.brand, input);
  return { number, code: await checkCode(ctx, { purpose: "reset", about: number }, input.verificationCode ?? "") };
}

export const resetByPhone: Handler<"password.resetByPhone", ServerContexts> = async (ctx, input) => {
  if (!ctx.brand.features.phoneReset) throw fault("verify.operation_not_allowed");
  // Checked first: a password that is refused must not use up the code.
  checkNewPassword(ctx.brand, "", input);
  const { number, code } = await proveNumber(ctx, input);
  const member = await findMemberByMobile(ctx, number);
  if (!member) throw fault(code ? "verify.invalid_code" : "auth.user_unknown");
  checkNewPassword(ctx.brand, member.username, input);
  if (await verifyPassword(input.newPassword, member.passwordHash, ctx.system.config.passwordWork))
    throw fault("password.reused");
  await setPassword(ctx, member, await hashPassword(input.newPassword, ctx.system.config.passwordWork), {
    by: code ? "sms" : "phone-code",
    before: async (tx) => {
      if (code) await spendCode(tx, code, ctx.now);
    },
  });
  return { account: member.username };
};
