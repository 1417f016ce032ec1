import { and, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import type { MemberRow } from "../member/queries.ts";
import { members, passwordResets } from "../schema.ts";

/** Stores a token for a mailed link and answers it. The member's earlier links end. */
export async function addReset({ system }: RequestContext, memberId: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await system.db.delete(passwordResets).where(eq(passwordResets.memberId, memberId));
  await system.db.insert(passwordResets).values({ tokenHash: hashOf(token), memberId, expiresAt });
  return token;
}

export async function findMemberOfReset({ system, brand, now }: RequestContext, token: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select({ member: members })
    .from(passwordResets)
    .innerJoin(members, eq(members.id, passwordResets.memberId))
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now), eq(members.brand, brand.code)));
  return row?.member;
}

/** Deletes the token; false where another call was faster. */
export async function deleteReset(tx: Transaction, token: string): Promise<boolean> {
  const used = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, hashOf(token)))
    .returning();
  return used.length === 1;
}
