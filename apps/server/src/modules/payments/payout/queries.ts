import { and, asc, count, eq, isNull } from "drizzle-orm";
import { PAYOUT_ACCOUNT, type PayoutAccountState } from "@baize/domain/payments/payout-account";
import { statesLeadingTo } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { inStates } from "../../../platform/database/states.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { members } from "../../identity/schema.ts";
import { payoutAccounts } from "../schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export type PayoutRow = typeof payoutAccounts.$inferSelect;

const live = (memberId: string) => and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt));

export async function listPayoutRows({ system, member }: MemberContext): Promise<PayoutRow[]> {
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

/** Accounts of one state that are not removed, with their members, the oldest first: an operator's list. */
export async function listAccountsInState(db: Database, operator: Operator, state: PayoutAccountState) {
  return await db
    .select({ row: payoutAccounts, username: members.username, details: members.details, brand: members.brand })
    .from(payoutAccounts)
    .innerJoin(members, eq(members.id, payoutAccounts.memberId))
    .where(and(eq(payoutAccounts.state, state), isNull(payoutAccounts.removedAt), inBrands(members.brand, operator)))
    .orderBy(asc(payoutAccounts.createdAt))
    .limit(MOST);
}

export type PayoutKey = Pick<PayoutRow, "memberId" | "id">;
const byKey = ({ memberId, id }: PayoutKey) => and(live(memberId), eq(payoutAccounts.id, id));

/** Undefined where the member has no such account, or removed it. */
export async function findAccountState(db: Executor, key: PayoutKey): Promise<PayoutAccountState | undefined> {
  const [row] = await db.select({ state: payoutAccounts.state }).from(payoutAccounts).where(byKey(key));
  return row?.state;
}

/** Gives an account the state that an operator decided on; undefined where it cannot become that. */
export async function decideState(tx: Transaction, key: PayoutKey, to: PayoutAccountState): Promise<PayoutRow | undefined> {
  const waiting = inStates(payoutAccounts.state, statesLeadingTo(PAYOUT_ACCOUNT, to, "operator"));
  const [row] = await tx
    .update(payoutAccounts)
    .set({ state: to })
    .where(and(byKey(key), waiting))
    .returning();
  return row;
}
