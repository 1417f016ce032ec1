import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import { identityRequests, identityTickets, linkedIdentities, members } from "../schema.ts";

export type IdentityRow = typeof linkedIdentities.$inferSelect;
export type IdentityRequest = typeof identityRequests.$inferSelect;
export type IdentityTicket = typeof identityTickets.$inferSelect;

export async function insertIdentityRequest(
  { system }: RequestContext,
  row: typeof identityRequests.$inferInsert,
): Promise<void> {
  await system.db.insert(identityRequests).values(row);
}

/** Deletes a visit to a provider and answers it; undefined for one that is over, of another browser or for another member. */
export async function takeRequest(
  { system, brand, now }: RequestContext,
  state: string,
  browserHash: string,
  memberId: string | null,
): Promise<IdentityRequest | undefined> {
  const [row] = await system.db
    .delete(identityRequests)
    .where(
      and(
        eq(identityRequests.stateHash, hashOf(state)),
        eq(identityRequests.browserHash, browserHash),
        eq(identityRequests.brand, brand.code),
        memberId === null ? isNull(identityRequests.memberId) : eq(identityRequests.memberId, memberId),
        gt(identityRequests.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function insertTicket({ system }: RequestContext, row: typeof identityTickets.$inferInsert): Promise<void> {
  await system.db.insert(identityTickets).values(row);
}

export async function findTicket({ system, brand, now }: RequestContext, token: string): Promise<IdentityTicket | undefined> {
  const isIt = and(eq(identityTickets.tokenHash, hashOf(token)), eq(identityTickets.brand, brand.code));
  const [row] = await system.db
    .select()
    .from(identityTickets)
    .where(and(isIt, gt(identityTickets.expiresAt, now)));
  return row;
}

/** Deletes a ticket; false where another call was faster. */
export async function spendTicket(tx: Transaction, { tokenHash }: IdentityTicket): Promise<boolean> {
  const spent = await tx
    .delete(identityTickets)
    .where(eq(identityTickets.tokenHash, tokenHash))
    .returning({ tokenHash: identityTickets.tokenHash });
  return spent.length > 0;
}

/** The member whom a provider's person signs in as. */
export async function findLinkedMember({ system, brand }: RequestContext, provider: string, subject: string) {
  const [row] = await system.db
    .select({ member: members })
    .from(linkedIdentities)
    .innerJoin(members, eq(members.id, linkedIdentities.memberId))
    .where(
      and(
        eq(linkedIdentities.brand, brand.code),
        eq(linkedIdentities.provider, provider),
        eq(linkedIdentities.subject, subject),
        eq(members.brand, brand.code),
      ),
    );
  return row?.member;
}

/** Whether an account of the brand has this mailbox. */
export async function hasMailbox({ system, brand }: RequestContext, email: string): Promise<boolean> {
  const found = await system.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.email, email)))
    .limit(1);
  return found.length > 0;
}

export async function listIdentities({ system, member }: MemberContext): Promise<IdentityRow[]> {
  return await system.db
    .select()
    .from(linkedIdentities)
    .where(eq(linkedIdentities.memberId, member.id))
    .orderBy(asc(linkedIdentities.createdAt));
}

/** Links a person; undefined where the person has an account, or the account a person of this provider. */
export async function insertIdentity(
  tx: Transaction,
  row: typeof linkedIdentities.$inferInsert,
): Promise<IdentityRow | undefined> {
  const [stored] = await tx.insert(linkedIdentities).values(row).onConflictDoNothing().returning();
  return stored;
}

/** Notes the use of an identity, and the mailbox that the provider names now. */
export async function noteUse(
  tx: Transaction,
  { brand, now }: RequestContext,
  { provider, subject, email }: Pick<IdentityRow, "provider" | "subject" | "email">,
): Promise<void> {
  await tx
    .update(linkedIdentities)
    .set({ lastUsedAt: now, email })
    .where(
      and(eq(linkedIdentities.brand, brand.code), eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)),
    );
}

/** Deletes the member's own identity of a provider. Answers how many were deleted. */
export async function deleteIdentity(tx: Transaction, memberId: string, provider: string): Promise<number> {
  const deleted = await tx
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.memberId, memberId), eq(linkedIdentities.provider, provider)))
    .returning({ provider: linkedIdentities.provider });
  return deleted.length;
}
