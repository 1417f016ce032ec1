import type { Handler } from "@baize/api/contract/contract";
import { isTrial } from "@baize/domain/identity/member/kind";
import { maskEmail, maskPhone } from "@baize/domain/identity/member/mask";
import { type ChallengeMethod, challengeMethods, hasSecondFactor, isSameName } from "@baize/domain/identity/session/challenge";
import type { SessionProof } from "@baize/domain/identity/session/proof";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { hasPasskey } from "../passkey/queries.ts";
import { isTrustedDevice } from "./trusted-device.ts";
import { isKnownNetwork } from "./queries.ts";
import { refuseAccount, signIn } from "./sign-in.ts";
import { clearLoginFailures } from "./login-throttle.ts";
import type { MemberRow } from "../member/queries.ts";
import type { SignInFacts } from "../schema.ts";
import { clearTries, countTry } from "../../../platform/security/throttle.ts";
import { checkTotp } from "../totp/check-totp.ts";
import { hasTotp } from "../totp/queries.ts";
import { checkCode, sendCode, spendCode } from "../verification/codes.ts";
import {
  endChallenge,
  findChallenge,
  addSignInChallenge,
  type OpenChallenge,
  countChallengeAttempt,
} from "./challenge-queries.ts";

const LIFE_MS = 10 * 60_000;
const GUESSES = { windowMinutes: 60, lockAfter: 10, lockMinutes: 60 };

const maskedTo = (method: ChallengeMethod, { mobile, email }: MemberRow): string | null => {
  if (method === "sms") return maskPhone(mobile ?? "");
  return method === "email" ? maskEmail(email ?? "") : null;
};

interface FirstProof {
  /** `username`, `sms` or `phone-code`. */
  readonly by: string;
  readonly remember: boolean;
  /** Uses up the first proof. */
  readonly before?: (tx: Transaction) => Promise<void>;
}

/** A password alone opens no session from a network that the member never used; a code proves more than a network does. */
const needsMore = async (ctx: RequestContext, memberId: string, by: string) =>
  by === "username" && ctx.brand.signIn.challengeUnrecorded && !(await isKnownNetwork(ctx, memberId));

/**
 * Throws `auth.verify_required` where one proof is not enough: a member with a second factor or passkey is asked for it on every
 * way in, unless this device is trusted, and any other on a network that is not known.
 */
export async function challengeSignIn(
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
  { by, remember, before }: FirstProof,
): Promise<void> {
  if (isTrial(member.kind) || (await isTrustedDevice(ctx, member.id))) return;
  const has = {
    passkey: await hasPasskey(ctx, member.id),
    totp: await hasTotp(ctx, member.id),
    mobile: member.mobile !== null,
    email: member.email !== null,
    realName: (member.details.payeeName ?? "") !== "",
  };
  if (!hasSecondFactor(has) && !(await needsMore(ctx, member.id, by))) return;
  const methods = challengeMethods(has, ctx.brand.profile);
  if (methods.length === 0) return;
  if (before) await ctx.commit(before);
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS);
  const challenge = await addSignInChallenge(ctx, { memberId: member.id, methods, facts, remember, by, expiresAt });
  throw fault("auth.verify_required", {
    challenge,
    methods: methods.map((method) => ({ method, to: maskedTo(method, member) })),
    expiresAt: expiresAt.getTime(),
  });
}

async function loadChallenge(ctx: RequestContext, token: string, method: ChallengeMethod): Promise<OpenChallenge> {
  const found = await findChallenge(ctx, token);
  if (!found) throw fault("auth.link_expired");
  if (!found.methods.includes(method)) throw fault("verify.operation_not_allowed");
  return found;
}

export const sendChallenge: Handler<"session.challengeSend", ServerContexts> = async (ctx, { challenge, method }) => {
  const { id, member } = await loadChallenge(ctx, challenge, method);
  const to = (method === "sms" ? member.mobile : member.email) ?? "";
  return await sendCode(ctx, { purpose: "challenge", about: `${method} ${id}` }, { channel: method, to });
};

/** The id of a code to use up, or nothing where the proof is no code. */
async function prove(ctx: RequestContext, { id, member }: OpenChallenge, method: ChallengeMethod, answer: string) {
  if (method === "sms" || method === "email")
    return await checkCode(ctx, { purpose: "challenge", about: `${method} ${id}` }, answer);
  const right = method === "totp" ? await checkTotp(ctx, member.id, answer) : isSameName(answer, member.details.payeeName ?? "");
  if (!right) throw fault("verify.invalid_code");
  return undefined;
}

function provenBy({ by }: OpenChallenge, method: ChallengeMethod): SessionProof {
  if (method === "totp") return "second_factor";
  return by === "username" ? "password" : "code";
}

export const answerChallenge: Handler<"session.challengeAnswer", ServerContexts> = async (
  ctx,
  { challenge, method, answer, trust },
) => {
  const found = await loadChallenge(ctx, challenge, method);
  const { member } = found;
  const key = `challenge ${member.id}`;
  const guess = await countTry(ctx.system.db, key, ctx.now, GUESSES);
  if (!guess.counted) throw fault("verify.too_many_requests", { retryAfter: guess.retryAfter });
  if (!(await countChallengeAttempt(ctx, found))) throw fault("auth.link_expired");
  const code = await prove(ctx, found, method, answer);
  await clearTries(ctx.system.db, key);
  refuseAccount(member, "member");
  return await signIn(ctx, member, found.facts, {
    by: `${found.by}+${method}`,
    provenBy: provenBy(found, method),
    remember: found.remember,
    trust,
    before: async (tx) => {
      await endChallenge(tx, found, ctx.now);
      if (code) await spendCode(tx, code, ctx.now);
      await clearLoginFailures(tx, ctx.brand, member);
    },
  });
};
