import type { OutputOf, ParsedOf } from "@baize/api/contract/contract";
import { trimmed } from "@baize/domain/text/trim";
import { phoneInName } from "@baize/domain/identity/verification/phone";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { refuseAccount, signIn } from "./sign-in.ts";
import { requireHuman } from "../human-check/human-check.ts";
import { clearLoginFailures, loginKey } from "./login-throttle.ts";
import { findMemberByHandle, findMemberByMobile } from "../member/queries.ts";
import type { MemberRow } from "../member/queries.ts";
import { signInFacts } from "./sign-in-facts.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { handleOf } from "../member/handle.ts";
import { pretendToVerify, verifyPassword } from "../../../platform/security/password.ts";
import { challengeUnrecorded } from "./answer-challenge.ts";

type Input = ParsedOf<"session.login">;
type Output = OutputOf<"session.login">;

interface Keys {
  readonly account: string;
  readonly address: string;
}

const keysFor = ({ brand, address }: RequestContext, handle: string): Keys => ({
  account: loginKey(brand, handle),
  address: `login-from ${brand.code} ${address}`,
});

/** Refuses before the password is checked, by what was typed alone: the answer must not show whether the account exists. */
async function refuseEarly(ctx: RequestContext, keys: Keys, input: Input): Promise<void> {
  const { signIn: rules, profile } = ctx.brand;
  const [account, address] = await loadThrottles(ctx.system.db, [keys.account, keys.address], ctx.now, rules.windowMinutes);
  const lockedFor = (account?.lockedUntil?.getTime() ?? 0) - ctx.now.getTime();
  if (lockedFor > 0) throw fault("auth.account_locked", { retryAfter: Math.ceil(lockedFor / 1000) });
  const needsCaptcha =
    (account?.failures ?? 0) >= profile.captcha.afterFailures || (address?.failures ?? 0) >= rules.captchaAfterByAddress;
  if (needsCaptcha) await requireHuman(ctx.system, input, ctx.now);
}

async function refuseCredentials(ctx: RequestContext, keys: Keys): Promise<never> {
  const { signIn: rules, profile } = ctx.brand;
  const { windowMinutes } = rules;
  const { lockAfterFailures: lockAfter, lockMinutes, afterFailures } = profile.captcha;
  const ofAccount = await countFailure(ctx.system.db, keys.account, ctx.now, { windowMinutes, lockAfter, lockMinutes });
  const ofAddress = await countFailure(ctx.system.db, keys.address, ctx.now, { windowMinutes });
  const captcha = ofAccount >= afterFailures || ofAddress >= rules.captchaAfterByAddress;
  throw fault("auth.bad_credentials", { captcha });
}

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
  const keys = keysFor(ctx, handle);
  await refuseEarly(ctx, keys, input);
  const right = member ? await verifyPassword(password, member.passwordHash) : await pretendToVerify(password);
  if (!member || !right) return await refuseCredentials(ctx, keys);
  refuseAccount(member, side);
  const facts = signInFacts(ctx, member, "username", password);
  await challengeUnrecorded(ctx, member, facts, remember);
  const before = async (tx: Parameters<typeof clearLoginFailures>[0]) => await clearLoginFailures(tx, ctx.brand, member);
  return await signIn(ctx, member, facts, { by: "username", remember, before });
}
