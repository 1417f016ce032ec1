import type { Handler, OutputOf, ParsedOf } from "@baize/api/contract/contract";
import { type RegisterMethod, registerMethods, registerRules } from "@baize/domain/identity/register/rules-for";
import { countedAddress } from "@baize/domain/system/address";
import { trimmed } from "@baize/domain/text/trim";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { requireHuman } from "../human-check/human-check.ts";
import { withRegisterWork } from "../human-check/with-register-work.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { spendCode } from "../verification/codes.ts";
import { handleOf } from "../member/handle.ts";
import { hashPassword, NO_PASSWORD } from "../../../platform/security/password.ts";
import { checkRegistration } from "./check-registration.ts";
import type { KeepOfRegistration, MemberRegisteredSubscriber } from "./member-registered.ts";
import { proveMobile } from "./prove-mobile.ts";
import { addMember, openFirstSession, takenFault } from "./add-member.ts";
import { findInvite } from "./queries.ts";
import { detailsOf, emailOf } from "./values.ts";

/** The form by mobile may leave out user name and password; the rest is the same. */
type Input = ParsedOf<"register.mobile">;

const DAY_MINUTES = 24 * 60;

/** Requires a human check where the form does, or where one address opens many accounts. */
async function requirePerson(ctx: RequestContext, input: Input): Promise<void> {
  const key = `register-from ${ctx.brand.code} ${countedAddress(ctx.address)}`;
  const { now, system } = ctx;
  const most = ctx.brand.signIn.registrationsWithoutCaptcha;
  const free = await countTry(system.db, key, now, { windowMinutes: DAY_MINUTES, most });
  if (!free.counted || ctx.brand.register.fields.captcha?.enabled) await requireHuman(system, input, now);
  if (!free.counted) await countTry(system.db, key, now, { windowMinutes: DAY_MINUTES });
}

async function findGivenInvite(ctx: RequestContext, input: Input) {
  const code = trimmed(input.affiliateCode || input.referralCode || "");
  if (!code) return undefined;
  const invite = await findInvite(ctx, code, input.domain);
  if (!invite) throw fault("affiliate.invalid");
  return invite;
}

/** The data that other modules store from the form, checked in their order. */
async function prepareAll(
  subscribers: readonly MemberRegisteredSubscriber[],
  ctx: RequestContext,
  input: Input,
): Promise<KeepOfRegistration[]> {
  const keeps: KeepOfRegistration[] = [];
  for (const { prepare } of subscribers) {
    const keep = await prepare(ctx, input);
    if (keep) keeps.push(keep);
  }
  return keeps;
}

type Spend = (tx: Transaction) => Promise<void>;

async function storeBy(
  method: RegisterMethod,
  subscribers: readonly MemberRegisteredSubscriber[],
  ctx: RequestContext,
  input: Input,
  spend: Spend,
): Promise<OutputOf<"register.create">> {
  const rules = registerRules(method, ctx.brand.register.fields, ctx.brand.features);
  await requirePerson(ctx, input);
  const invite = await findGivenInvite(ctx, input);
  const { mobile, code } = await proveMobile(ctx, rules, input);
  // By mobile the number is the user name, as the specification says: digits, which no chosen name consists of.
  const username = method === "mobile" ? (mobile ?? "").slice(1) : trimmed(input.username ?? "");
  // Hashing takes long, so it happens before the transaction.
  const passwordHash = rules.password?.enabled
    ? await hashPassword(input.password ?? "", ctx.system.config.passwordWork)
    : NO_PASSWORD;
  const values = {
    username,
    handle: handleOf(username),
    passwordHash,
    invite,
    mobile,
    isMobileProven: mobile !== null && (code !== undefined || input.firebaseIdToken !== undefined),
  };
  const keeps = await prepareAll(subscribers, ctx, input);
  const work = ctx.commit(async (tx) => {
    await spend(tx);
    if (code) await spendCode(tx, code, ctx.now);
    const member = await addMember(tx, ctx, { ...values, email: emailOf(input), details: detailsOf(input) });
    for (const keep of keeps) await keep(tx, member.id);
    const session = input.login ? await openFirstSession(tx, ctx, member) : null;
    return { account: member.username, session };
  });
  return await work.catch((error: unknown) => {
    throw takenFault(error, method) ?? error;
  });
}

async function registerBy(
  method: RegisterMethod,
  subscribers: readonly MemberRegisteredSubscriber[],
  ctx: RequestContext,
  input: Input,
): Promise<OutputOf<"register.create">> {
  const { features, register: form } = ctx.brand;
  if (!registerMethods(features).includes(method)) throw fault("register.closed");
  // Errors that the form can show itself cost the person no second proof of work.
  checkRegistration(ctx, registerRules(method, form.fields, features), input);
  return await withRegisterWork(ctx, input.proofOfWork, async (spend) => await storeBy(method, subscribers, ctx, input, spend));
}

type Subscribers = readonly MemberRegisteredSubscriber[];

export const registerByUsername =
  (subscribers: Subscribers): Handler<"register.create", ServerContexts> =>
  async (ctx, input) =>
    await registerBy("username", subscribers, ctx, input);
export const registerByMobile =
  (subscribers: Subscribers): Handler<"register.mobile", ServerContexts> =>
  async (ctx, input) =>
    await registerBy("mobile", subscribers, ctx, input);
