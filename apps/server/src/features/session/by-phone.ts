import type { OutputOf, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../context.ts";
import { fault } from "../../fault.ts";
import { enter, refuseAccount } from "../../http/enter-store.ts";
import { memberByMobile } from "../../http/member-row-store.ts";
import { phoneOf } from "../../http/phone.ts";
import { provenNumber } from "../../http/phone-provider-store.ts";
import { signInFacts } from "../../http/sign-in-facts.ts";
import { checkCode, spendCode } from "../../http/verification-store.ts";

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
