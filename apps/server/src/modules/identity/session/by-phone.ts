import type { OutputOf, ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { refuseAccount, signIn } from "./sign-in.ts";
import { challengeSignIn } from "./answer-challenge.ts";
import { findMemberByMobile } from "../member/queries.ts";
import { phoneOf } from "../verification/phone.ts";
import { provenNumber } from "../verification/phone-provider.ts";
import { signInFacts } from "./sign-in-facts.ts";
import { checkCode, spendCode } from "../verification/codes.ts";

type Input = ParsedOf<"session.login">;
type Output = OutputOf<"session.login">;

/** By the code of an SMS. A number without an account is sent no code, so every code is wrong. */
export async function loginByCode(ctx: RequestContext, input: Input): Promise<Output> {
  if (!ctx.brand.features.smsLogin) throw fault("verify.operation_not_allowed");
  const about = phoneOf(ctx.brand, input);
  const code = await checkCode(ctx, { purpose: "login", about }, input.verificationCode ?? "");
  const member = await findMemberByMobile(ctx, about);
  if (!member) throw fault("verify.invalid_code");
  refuseAccount(member, input.side);
  const before = async (tx: Parameters<typeof spendCode>[0]) => await spendCode(tx, code, ctx.now);
  const facts = signInFacts(ctx, member, "sms", undefined);
  const { remember } = input;
  await challengeSignIn(ctx, member, facts, { by: "sms", remember, before });
  return await signIn(ctx, member, facts, { by: "sms", provenBy: "code", remember, before });
}

/** By the token of a phone-code provider. The caller has proven the number, so may learn that it has no account. */
export async function loginByProvider(ctx: RequestContext, input: Input): Promise<Output> {
  if (!ctx.brand.features.phoneLogin) throw fault("verify.operation_not_allowed");
  const member = await findMemberByMobile(ctx, await provenNumber(ctx, input.firebaseIdToken));
  if (!member) throw fault("auth.user_unknown");
  refuseAccount(member, input.side);
  const facts = signInFacts(ctx, member, "firebase", undefined);
  const { remember } = input;
  await challengeSignIn(ctx, member, facts, { by: "phone-code", remember });
  return await signIn(ctx, member, facts, { by: "phone-code", provenBy: "code", remember });
}
