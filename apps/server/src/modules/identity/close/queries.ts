import { and, eq } from "drizzle-orm";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { listOwnMoney } from "../member/queries.ts";
import { linkedIdentities, members, passkeys, totps } from "../schema.ts";

export const closingInIdentity: Closing = {
  obstacle: { name: "money", exists: async (tx, memberId) => (await listOwnMoney(tx, memberId)).length > 0 },
  erase: async (tx, memberId) => {
    await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
    await tx.delete(linkedIdentities).where(eq(linkedIdentities.memberId, memberId));
    await tx.delete(totps).where(eq(totps.memberId, memberId));
  },
};

/** Whether a closed account of the brand had this name, by the handle that it has now. */
export async function isNameOfClosed(tx: Transaction, brand: string, closedHandle: string): Promise<boolean> {
  const named = and(eq(members.brand, brand), eq(members.handle, closedHandle));
  return (await tx.select({ id: members.id }).from(members).where(named)).length > 0;
}
