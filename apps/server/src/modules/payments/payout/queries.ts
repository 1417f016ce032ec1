import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { payoutAccounts } from "../schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export type PayoutRow = typeof payoutAccounts.$inferSelect;

const live = (memberId: string) => and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt));

export async function listPayoutAccounts({ system, member }: MemberContext): Promise<PayoutRow[]> {
  return await system.db.select().from(payoutAccounts).where(live(member.id)).orderBy(asc(payoutAccounts.createdAt));
}

export async function countPayoutAccounts(tx: Transaction, memberId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(payoutAccounts).where(live(memberId));
  return row?.count ?? 0;
}

type NewAccount = Omit<PayoutRow, "id" | "removedAt">;

/** Undefined where the member has this account already. */
export async function insertPayoutAccount(tx: Transaction, account: NewAccount): Promise<PayoutRow | undefined> {
  const row = { ...account, id: newId(), removedAt: null };
  const [kept] = await tx.insert(payoutAccounts).values(row).onConflictDoNothing().returning();
  return kept;
}

/** How many were removed: none where it does not exist, belongs to another member, or was removed before. */
export async function markAccountRemoved(tx: Transaction, { member, now }: MemberContext, id: string): Promise<number> {
  const removed = await tx
    .update(payoutAccounts)
    .set({ removedAt: now })
    .where(and(live(member.id), eq(payoutAccounts.id, id)))
    .returning({ id: payoutAccounts.id });
  return removed.length;
}
