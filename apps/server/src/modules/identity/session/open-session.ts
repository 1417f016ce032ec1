import type { OutputOf } from "@baize/api/contract/contract";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import type { SessionProof } from "@baize/domain/identity/session/proof";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { memberKind } from "../member/member-kind.ts";
import type { MemberRow } from "../member/queries.ts";
import type { SignInFacts } from "../schema.ts";
import { insertSession } from "./queries.ts";

export type OpenedSession = OutputOf<"session.login">;

interface NewToken {
  readonly token: string;
  readonly id: string;
  readonly expiresAt: Date;
}

interface NewSession {
  readonly passwordChange: PasswordChangeReason | null;
  /** Null for a trial account. */
  readonly provenBy: SessionProof | null;
}

/** A new session of a member. Its token leaves the server once, here; only the hash is stored. */
export async function openToken(
  tx: Transaction,
  ctx: RequestContext,
  memberId: string,
  { passwordChange, provenBy }: NewSession,
): Promise<NewToken> {
  const token = newToken();
  const id = newId();
  const expiresAt = new Date(ctx.now.getTime() + ctx.brand.session.absoluteHours * 3_600_000);
  await insertSession(tx, {
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
    provenBy,
    provenAt: provenBy && ctx.now,
  });
  return { token, id, expiresAt };
}

/** Opens a session; the answer of a sign-in. */
export async function openSession(
  tx: Transaction,
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
  provenBy: SessionProof | null,
): Promise<OpenedSession> {
  const { passwordChange } = facts;
  const { token, expiresAt } = await openToken(tx, ctx, member.id, { passwordChange, provenBy });
  return {
    token,
    account: member.username,
    isAgent: memberKind(member.kind),
    merchantCode: ctx.brand.merchantCode,
    ...facts,
    expiresAt: expiresAt.getTime(),
  };
}
