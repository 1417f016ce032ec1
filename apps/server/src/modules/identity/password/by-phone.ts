import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { memberByMobile } from "../member/member-rows.ts";
import { judgeNewPassword } from "./new-password.ts";
import { phoneOf } from "../verification/phone.ts";
import { provenNumber } from "../verification/phone-provider.ts";
import { checkCode, spendCode } from "../verification/codes.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/password.ts";
import { setPassword } from "./queries.ts";

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
