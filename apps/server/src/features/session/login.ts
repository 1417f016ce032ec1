import type { Handler, OutputOf, ParsedOf } from "@baize/api/contract";
import { mayEnter } from "@baize/domain/member/abilities";
import type { RequestContext, ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { memberKind } from "../../http/member-kind.ts";
import { requireHuman } from "../../http/human-check-store.ts";
import { clearFailures, countFailure, throttlesOf } from "../../http/throttle-store.ts";
import { handleOf } from "../../security/handle.ts";
import { pretendToVerify, verifyPassword } from "../../security/password.ts";
import { signInFacts } from "./facts.ts";
import { rememberDevice } from "./remember-store.ts";
import { findMember, type MemberRow, signIn } from "./store.ts";

type Input = ParsedOf<"session.login">;
type Output = OutputOf<"session.login">;

interface Keys {
  readonly account: string;
  readonly address: string;
}

const keysFor = ({ brand, address }: RequestContext, handle: string): Keys => ({
  account: `login ${brand.code} ${handle}`,
  address: `login-from ${brand.code} ${address}`,
});

/** Refuses before the password is looked at. All of it depends on what was typed, never on whether the account exists. */
async function refuseEarly(ctx: RequestContext, keys: Keys, input: Input): Promise<void> {
  const { signIn: rules, profile } = ctx.brand;
  const [account, address] = await throttlesOf(ctx.system.db, [keys.account, keys.address], ctx.now, rules.windowMinutes);
  const lockedFor = (account?.lockedUntil?.getTime() ?? 0) - ctx.now.getTime();
  if (lockedFor > 0) throw fault("auth.account_locked", { retryAfter: Math.ceil(lockedFor / 1000) });
  const asks =
    (account?.failures ?? 0) >= profile.captcha.afterFailures || (address?.failures ?? 0) >= rules.captchaAfterByAddress;
  if (asks) await requireHuman(ctx.system, input, ctx.now);
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

/** Told only to who knows the password. */
function refuseAccount(member: MemberRow): void {
  if (mayEnter(memberKind(member.kind), "member") !== "ok") throw fault("auth.not_member");
  if (member.status !== "active") throw fault("auth.account_locked", { retryAfter: null });
}

/** Signs a member in. Takes as long, and answers the same, whether or not the account exists. */
export const login: Handler<"session.login", ServerContexts> = async (ctx, input): Promise<Output> => {
  const handle = handleOf(input.username);
  const keys = keysFor(ctx, handle);
  await refuseEarly(ctx, keys, input);
  const member = await findMember(ctx, handle);
  const right = member ? await verifyPassword(input.password, member.passwordHash) : await pretendToVerify(input.password);
  if (!member || !right) return await refuseCredentials(ctx, keys);
  refuseAccount(member);
  const facts = signInFacts(member, input.password, ctx);
  const opened = await ctx.commit(async (tx) => {
    await clearFailures(tx, keys.account);
    return await signIn(tx, ctx, member, facts);
  });
  if (input.remember) await rememberDevice(ctx, member.id);
  return opened;
};
