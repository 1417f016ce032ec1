import { and, eq, ne } from "drizzle-orm";
import { CLOSED_MEMBER } from "@baize/domain/identity/member/status";
import { isAgent } from "@baize/domain/identity/member/kind";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { listOwnMoney } from "../member/queries.ts";
import { invites } from "../invite-schema.ts";
import {
  identityRequests,
  linkedIdentities,
  memberNetworks,
  members,
  passkeyChallenges,
  passkeys,
  passwordResets,
  remembered,
  sessions,
  signInChallenges,
  totps,
  trustedDevices,
} from "../schema.ts";

/** The member's own row is cleared by the verb itself. */
export const closingInIdentity: Closing = {
  obstacles: [
    { name: "money", exists: async (tx, { id }) => (await listOwnMoney(tx, id)).length > 0 },
    {
      // Their contracts and their pay hang on the agent. Friends whom a member invited keep what they have.
      name: "team",
      exists: async (tx, { id, kind }) => {
        const below = and(eq(members.uplineId, id), ne(members.status, CLOSED_MEMBER));
        return isAgent(kind) && (await tx.select({ id: members.id }).from(members).where(below).limit(1)).length > 0;
      },
    },
  ],
  deletes: [
    passkeys,
    passkeyChallenges,
    totps,
    trustedDevices,
    remembered,
    memberNetworks,
    passwordResets,
    signInChallenges,
    linkedIdentities,
    identityRequests,
  ],
  clears: [sessions, invites],
  clear: async (tx, { id, now }) => {
    // The links stop working; members who registered by them stay counted.
    await tx.update(invites).set({ label: "", domain: null, stoppedAt: now }).where(eq(invites.memberId, id));
    await tx.update(sessions).set({ address: "", agent: "", country: null }).where(eq(sessions.memberId, id));
  },
};

/** Whether a closed account of the brand had this name, by the handle that it has now. */
export async function isNameOfClosed(tx: Transaction, brand: string, closedHandle: string): Promise<boolean> {
  const named = and(eq(members.brand, brand), eq(members.handle, closedHandle));
  return (await tx.select({ id: members.id }).from(members).where(named)).length > 0;
}

/** Deletes the member's rows of a table that belongs to members alone. */
export async function deleteRows(
  tx: Transaction,
  table: PgTable & { readonly memberId: AnyPgColumn },
  memberId: string,
): Promise<void> {
  await tx.delete(table).where(eq(table.memberId, memberId));
}
