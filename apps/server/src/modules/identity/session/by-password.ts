import type { OutputOf, ParsedOf } from "@baize/api/contract/contract";
import { trimmed } from "@baize/domain/text/trim";
import { phoneInName } from "@baize/domain/identity/verification/phone";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { refuseAccount, signIn } from "./sign-in.ts";
import { clearLoginFailures, countLogin, loginKeys, uncountLogin } from "./login-throttle.ts";
import { findMemberByHandle, findMemberByMobile } from "../member/queries.ts";
import type { MemberRow } from "../member/queries.ts";
import { signInFacts } from "./sign-in-facts.ts";
import { handleOf } from "../member/handle.ts";
import { pretendToVerify, verifyPassword } from "../../../platform/security/password.ts";
import { challengeSignIn } from "./answer-challenge.ts";

type Input = ParsedOf<"session.login">;
type Output = OutputOf<"session.login">;

/** A number is one account however it is written, and is counted as one. */
async function findTyped(ctx: RequestContext, username: string): Promise<{ handle: string; member: MemberRow | undefined }> {
  const number = phoneInName(username, ctx.brand.register.countryDialingCodes);
  const byName = await findMemberByHandle(ctx, handleOf(username));
  // Always both look-ups, so that their time does not show which one found an account.
  const byNumber = number ? await findMemberByMobile(ctx, number) : undefined;
  return { handle: number ?? handleOf(username), member: byNumber ?? byName };
}

/** User name and password. Throws an issue for each that is missing. */
function requireBoth({ username = "", password = "" }: Input): { username: string; password: string } {
  const missing = [...(trimmed(username) === "" ? ["username"] : []), ...(password === "" ? ["password"] : [])];
  const issues = missing.map((field) => ({ field, code: "required" as const, params: {} }));
  if (issues.length > 0) throw fault("input.invalid", { issues });
  return { username, password };
}

/** By user name and password. Takes as long, and answers the same, whether or not the account exists. */
export async function loginByPassword(ctx: RequestContext, input: Input): Promise<Output> {
  const { username, password } = requireBoth(input);
  const { side, remember } = input;
  const { handle, member } = await findTyped(ctx, username);
  const keys = await loginKeys(ctx, handle, member);
  const captcha = await countLogin(ctx, keys, input);
  const right = member
    ? await verifyPassword(password, member.passwordHash, ctx.system.config.passwordWork)
    : await pretendToVerify(password, ctx.system.config.passwordWork);
  if (!member || !right) throw fault("auth.bad_credentials", { captcha });
  await uncountLogin(ctx, keys);
  refuseAccount(member, side);
  const facts = signInFacts(ctx, member, "username", password);
  await challengeSignIn(ctx, member, facts, { by: "username", remember });
  const before = async (tx: Parameters<typeof clearLoginFailures>[0]) => await clearLoginFailures(tx, ctx.brand, member);
  return await signIn(ctx, member, facts, { by: "username", provenBy: "password", remember, before });
}
