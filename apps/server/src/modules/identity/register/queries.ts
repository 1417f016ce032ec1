import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { MOST_UPLINES } from "@baize/domain/agents/tree";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { invites } from "../invite-schema.ts";
import { members } from "../schema.ts";

export interface Invite {
  readonly code: string;
  readonly memberId: string;
  /** The kind of account that it opens. */
  readonly kind: number;
  /** Whether it is an agent's link, which counts its uses. */
  readonly isLink: boolean;
}

const isOpen = (now: Date) =>
  and(
    isNull(invites.stoppedAt),
    or(isNull(invites.expiresAt), gt(invites.expiresAt, now)),
    or(isNull(invites.mostUses), lt(invites.uses, invites.mostUses)),
  );

/** Whose invitation code it is, while it is open. A code that names a domain is valid on that domain only. */
export async function findInvite(
  { system, brand, now }: RequestContext,
  code: string,
  domain: string | undefined,
): Promise<Invite | undefined> {
  const here = domain ? or(isNull(invites.domain), eq(invites.domain, domain.toLowerCase())) : isNull(invites.domain);
  const [row] = await system.db
    .select({ code: invites.code, memberId: members.id, kind: invites.kind, isLink: invites.isLink })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .where(
      and(
        eq(invites.brand, brand.code),
        eq(invites.code, code),
        isOpen(now),
        eq(members.status, ACTIVE_MEMBER),
        // An account that is no agent any more invites no agents.
        or(eq(invites.isLink, false), sql`${members.kind} in (1, 2)`),
        sql`cardinality(${members.path}) < ${MOST_UPLINES}`,
        here,
      ),
    );
  return row;
}

/** Counts a registration by a link. Answers false where it has ended since it was found. */
export async function countUse(tx: Transaction, { brand, now }: RequestContext, { code }: Invite): Promise<boolean> {
  const counted = await tx
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(and(eq(invites.brand, brand.code), eq(invites.code, code), isOpen(now)))
    .returning({ code: invites.code });
  return counted.length === 1;
}

/** The uplines of an account below this one. Locks this one, so that it is not moved until the transaction ends. */
export async function lockPathBelow(tx: Transaction, memberId: string): Promise<string[]> {
  const [row] = await tx.select({ path: members.path }).from(members).where(eq(members.id, memberId)).for("key share");
  if (!row) throw new Error("The upline is gone");
  return [...row.path, memberId];
}

/** A second call of the member that makes a code waits here for the first. */
export async function lockInviter(tx: Transaction, { member }: MemberContext): Promise<void> {
  await tx.execute(sql`select 1 from members where id = ${member.id} for no key update`);
}
