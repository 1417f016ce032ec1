import type { Handler, ParsedOf } from "@baize/api/contract";
import { trimmed } from "@baize/domain/text/trim";
import type { RequestContext, ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { requireHuman } from "../../http/human-check-store.ts";
import { countFailure, throttlesOf } from "../../http/throttle-store.ts";
import { handleOf } from "../../security/handle.ts";
import { hashPassword } from "../../security/password.ts";
import { judgeRegistration } from "./judge.ts";
import { detailsOf, emailOf, mobileOf } from "./values.ts";
import { addMember, findInvite, openFirstSession, takenFault } from "./store.ts";

type Input = ParsedOf<"register.create">;

const DAY_MINUTES = 24 * 60;

/** A person is asked for when the rules say so, or when one address opens many accounts. */
async function requirePerson(ctx: RequestContext, input: Input): Promise<void> {
  const key = `register-from ${ctx.brand.code} ${ctx.address}`;
  const [opened] = await throttlesOf(ctx.system.db, [key], ctx.now, DAY_MINUTES);
  const many = (opened?.failures ?? 0) >= ctx.brand.signIn.registrationsWithoutCaptcha;
  if (many || ctx.brand.register.fields.captcha?.enabled) await requireHuman(ctx.system, input, ctx.now);
  await countFailure(ctx.system.db, key, ctx.now, { windowMinutes: DAY_MINUTES });
}

async function uplineOf(ctx: RequestContext, input: Input) {
  const code = trimmed(input.affiliateCode || input.referralCode || "");
  if (!code) return undefined;
  const invite = await findInvite(ctx, code, input.domain);
  if (!invite) throw fault("affiliate.invalid");
  return invite;
}

export const register: Handler<"register.create", ServerContexts> = async (ctx, input) => {
  const { features } = ctx.brand;
  if (!features.usernameRegister || !features.directRegistration) throw fault("register.closed");
  judgeRegistration(ctx, input);
  await requirePerson(ctx, input);
  const upline = await uplineOf(ctx, input);
  const username = trimmed(input.username);
  // Hashing takes long, so it happens before the transaction.
  const passwordHash = await hashPassword(input.password);
  const work = ctx.commit(async (tx) => {
    const member = await addMember(tx, ctx, {
      username,
      handle: handleOf(username),
      passwordHash,
      upline,
      email: emailOf(input),
      mobile: mobileOf(input),
      details: detailsOf(input),
    });
    const session = input.login ? await openFirstSession(tx, ctx, member) : null;
    return { account: member.username, session };
  });
  return await work.catch((error: unknown) => {
    throw takenFault(error) ?? error;
  });
};
