import type { OutputOf, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { enter, refuseAccount } from "./sign-in.ts";
import { memberByMobile } from "../member/member-rows.ts";
import { phoneOf } from "../verification/phone.ts";
import { provenNumber } from "../verification/phone-provider.ts";
import { signInFacts } from "./sign-in-facts.ts";
import { checkCode, spendCode } from "../verification/codes.ts";

type Input = ParsedOf<"session.login">;
type Output = OutputOf<"session.login">;

/** By the code of an SMS. A number without an account was sent no code, so any that is typed is wrong. */
export async function byCode(ctx: RequestContext, input: Input): Promise<Output> {
  if (!ctx.brand.features.smsLogin) throw fault("verify.operation_not_allowed");
  const about = phoneOf(ctx.brand, input);
  const code = await checkCode(ctx, { purpose: "login", about }, input.verificationCode ?? "");
  const member = await memberByMobile(ctx, about);
  if (!member) throw fault("verify.invalid_code");
  refuseAccount(member, input.side);
  const before = async (tx: Parameters<typeof spendCode>[0]) => await spendCode(tx, code, ctx.now);
  return await enter(ctx, member, signInFacts(ctx, member, "sms", undefined), { by: "sms", remember: input.remember, before });
}

/** By the token of a phone-code provider. Who has proven a number may be told that it has no account. */
export async function byProvider(ctx: RequestContext, input: Input): Promise<Output> {
  if (!ctx.brand.features.phoneLogin) throw fault("verify.operation_not_allowed");
  const member = await memberByMobile(ctx, await provenNumber(ctx, input.firebaseIdToken));
  if (!member) throw fault("auth.user_unknown");
  refuseAccount(member, input.side);
  const facts = signInFacts(ctx, member, "firebase", undefined);
  return await enter(ctx, member, facts, { by: "phone-code", remember: input.remember });
}
