import { and, eq, isNull, ne } from "drizzle-orm";
import type { OutputOf } from "@baize/api/contract/contract";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { passwordResets, signInChallenges } from "../access-schema.ts";
import { type members, remembered, sessions } from "../schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { memberKind } from "../member/member-kind.ts";

export type MemberRow = typeof members.$inferSelect;
export type OpenedSession = OutputOf<"session.login">;

interface NewToken {
  readonly token: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** A new session of a member. The token leaves the server once, here; its hash stays. */
export async function openToken(
  tx: Transaction,
  ctx: RequestContext,
  memberId: string,
  passwordChange: PasswordChangeReason | null,
): Promise<NewToken> {
  const token = newToken();
  const id = newId();
  const expiresAt = new Date(ctx.now.getTime() + ctx.brand.session.absoluteHours * 3_600_000);
  await tx.insert(sessions).values({
    tokenHash: hashOf(token),
    id,
    memberId,
    address: ctx.address,
    country: ctx.country ?? null,
    agent: ctx.agent,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    expiresAt,
    passwordChange,
  });
  return { token, id, expiresAt };
}

export interface SignInFacts {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordChange: PasswordChangeReason | null;
}

/** Opens a session and says what the contract says of it. */
export async function openSession(
  tx: Transaction,
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
): Promise<OpenedSession> {
  const { token, expiresAt } = await openToken(tx, ctx, member.id, facts.passwordChange);
  return {
    token,
    account: member.username,
    isAgent: memberKind(member.kind),
    merchantCode: ctx.brand.merchantCode,
    ...facts,
    expiresAt: expiresAt.getTime(),
  };
}

/** Ends the sessions of a member, but for one, and forgets every remembered device: somebody else may hold them. */
export async function endSessions(tx: Transaction, memberId: string, now: Date, keptId?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), keptId ? ne(sessions.id, keptId) : undefined));
  await tx.delete(remembered).where(eq(remembered.memberId, memberId));
}

/** What the old password, or a mailed link, had already opened a door for is shut with it. */
export async function forgetProofs(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, memberId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.memberId, memberId));
}
