import { ACTIVE_MEMBER, CLOSED_MEMBER, SUSPENDED_MEMBER } from "@baize/domain/identity/member/status";
import { signInRefusal } from "@baize/domain/identity/member/abilities";
import type { SessionProof } from "@baize/domain/identity/session/proof";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { memberKind } from "../member/member-kind.ts";
import { type MemberRow, updateMember } from "../member/queries.ts";
import { markKnownDevice } from "./known-device.ts";
import { openSession, type OpenedSession } from "./open-session.ts";
import type { SignInFacts } from "../schema.ts";
import { recordNetwork } from "./queries.ts";
import { trustDevice } from "./trusted-device.ts";
import { rememberDevice } from "./remember-device.ts";

/** Refuses an account that may not sign in. Only for a caller who has proven to be the member: it says why. */
export function refuseAccount(member: MemberRow, side: "member" | "agent"): void {
  const answer = signInRefusal(memberKind(member.kind), side);
  if (answer !== "ok") throw fault(answer);
  if (member.status === SUSPENDED_MEMBER) throw fault("auth.account_suspended");
  if (member.status === CLOSED_MEMBER) throw fault("auth.account_closed");
  if (member.status !== ACTIVE_MEMBER) throw fault("auth.account_locked", { retryAfter: null });
}

export interface SignIn {
  /** For the audit trail: `username`, `sms`, `passkey` … */
  readonly by: string;
  readonly provenBy: SessionProof;
  readonly remember?: boolean;
  /** Asks for no second proof on this device for thirty days. */
  readonly trust?: boolean;
  /** Uses up the proof, in the same transaction. */
  readonly before?: (tx: Transaction) => Promise<void>;
}

/** Signs in a caller who has proven to be the member. The first login is over unless the password must be changed first. */
export async function signIn(
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
  { by, provenBy, remember = false, trust = false, before }: SignIn,
): Promise<OpenedSession> {
  const opened = await ctx.commit(async (tx) => {
    await before?.(tx);
    const firstLogin = member.firstLogin && facts.passwordChange !== null;
    await updateMember(tx, member.id, { lastLoginAt: ctx.now, firstLogin });
    await recordNetwork(tx, ctx, member.id);
    await writeAudit(tx, ctx, "session.login", member.id, { by });
    return await openSession(tx, ctx, member, facts, provenBy);
  });
  await markKnownDevice(ctx, member.id);
  if (trust) await trustDevice(ctx, member.id);
  if (remember) await rememberDevice(ctx, member.id, opened.token);
  return opened;
}
