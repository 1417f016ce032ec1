import { and, desc, eq, gt } from "drizzle-orm";
import { signInRefusal } from "@baize/domain/identity/member/abilities";
import { networkOf } from "@baize/domain/identity/session/challenge";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { memberNetworks } from "../access-schema.ts";
import { members } from "../schema.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { memberKind } from "../member/member-kind.ts";
import { type MemberRow, openSession, type OpenedSession, type SignInFacts } from "./open-session.ts";
import { rememberDevice } from "./remember-device.ts";

const NETWORK_DAYS = 90;

/** Told only to who has proven to be the member. */
export function refuseAccount(member: MemberRow, side: "member" | "agent"): void {
  const answer = signInRefusal(memberKind(member.kind), side);
  if (answer !== "ok") throw fault(answer);
  if (member.status !== "active") throw fault("auth.account_locked", { retryAfter: null });
}

export async function recordNetwork(tx: Transaction, { address, now }: RequestContext, memberId: string): Promise<void> {
  await tx
    .insert(memberNetworks)
    .values({ memberId, network: networkOf(address), lastAt: now })
    .onConflictDoUpdate({ target: [memberNetworks.memberId, memberNetworks.network], set: { lastAt: now } });
}

/** Whether the member signed in from this network lately. Who never signed in anywhere has no network to compare with. */
export async function isKnownNetwork({ system, address, now }: RequestContext, memberId: string): Promise<boolean> {
  const since = new Date(now.getTime() - NETWORK_DAYS * 86_400_000);
  const rows = await system.db
    .select({ network: memberNetworks.network })
    .from(memberNetworks)
    .where(and(eq(memberNetworks.memberId, memberId), gt(memberNetworks.lastAt, since)))
    .orderBy(desc(memberNetworks.lastAt))
    .limit(200);
  return rows.length === 0 || rows.some(({ network }) => network === networkOf(address));
}

export interface Entrance {
  /** For the audit trail: `username`, `sms`, `passkey` … */
  readonly by: string;
  readonly remember?: boolean;
  /** What has to be used up in the same transaction. */
  readonly before?: (tx: Transaction) => Promise<void>;
}

/** Signs a member in who has proven to be one. The first login is over once nothing stands in its way. */
export async function enter(
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
  { by, remember = false, before }: Entrance,
): Promise<OpenedSession> {
  const opened = await ctx.commit(async (tx) => {
    await before?.(tx);
    const firstLogin = member.firstLogin && facts.passwordChange !== null;
    await tx.update(members).set({ lastLoginAt: ctx.now, firstLogin }).where(eq(members.id, member.id));
    await recordNetwork(tx, ctx, member.id);
    await writeAudit(tx, ctx, "session.login", member.id, { by });
    return await openSession(tx, ctx, member, facts);
  });
  if (remember) await rememberDevice(ctx, member.id, opened.token);
  return opened;
}
