import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { memberByMobile } from "../../http/member-row-store.ts";
import { judgeNewPassword } from "../../http/new-password.ts";
import { phoneOf } from "../../http/phone.ts";
import { provenNumber } from "../../http/phone-provider-store.ts";
import { checkCode, spendCode } from "../../http/verification-store.ts";
import { hashPassword, verifyPassword } from "../../security/password.ts";
import { setPassword } from "./store.ts";

type Input = ParsedOf<"password.resetByPhone">;

/** Who owns the number, proven by the provider's token or by a code; then the code that has to be used up. */
async function proven(ctx: RequestContext, input: Input) {
  if (input.firebaseIdToken) {
    if (!ctx.brand.features.phoneLogin) throw fault("verify.operation_not_allowed");
    return { number: await provenNumber(ctx, input.firebaseIdToken), code: undefined };
  }
  const number = phoneOf(ctx.brand, input);
  return { number, code: await checkCode(ctx, { purpose: "reset", about: number }, input.verificationCode ?? "") };
}

export const resetByPhone: Handler<"password.resetByPhone", ServerContexts> = async (ctx, input) => {
  if (!ctx.brand.features.phoneReset) throw fault("verify.operation_not_allowed");
  // Judged first: a password that will not do must not cost the code.
  judgeNewPassword(ctx.brand, "", input);
  const { number, code } = await proven(ctx, input);
  const member = await memberByMobile(ctx, number);
  if (!member) throw fault(code ? "verify.invalid_code" : "auth.user_unknown");
  judgeNewPassword(ctx.brand, member.username, input);
  if (await verifyPassword(input.newPassword, member.passwordHash)) throw fault("password.reused");
  await setPassword(ctx, member, await hashPassword(input.newPassword), {
    by: code ? "sms" : "phone-code",
    before: async (tx) => {
      if (code) await spendCode(tx, code, ctx.now);
    },
  });
  return { account: member.username };
};
