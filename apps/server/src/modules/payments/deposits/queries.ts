import { and, asc, desc, eq, gt, lte, not, or, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { DEPOSIT, type DepositState, LATE_PAYMENT_MS } from "@baize/domain/payments/deposit-state";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { members } from "../../identity/schema.ts";
import { deposits } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { initialState, openStates, statesAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { inStates } from "../../../platform/database/states.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";

export type DepositRow = typeof deposits.$inferSelect;

/** The number of the member's unpaid deposits, and the sum of all that can still be paid: also of pages that closed lately. */
export async function loadOpenDeposits(tx: Transaction, { member, now }: MemberContext): Promise<{ count: number; sum: bigint }> {
  const unpaid = eq(deposits.state, initialState(DEPOSIT));
  const closed = inStates(deposits.state, statesAfter(DEPOSIT, "expire"));
  const lately = gt(deposits.expiresAt, new Date(now.getTime() - LATE_PAYMENT_MS));
  const begun = and(inStates(deposits.state, openStates(DEPOSIT)), not(unpaid));
  const payable = or(begun, and(or(unpaid, closed), lately));
  const [row] = await tx
    .select({
      count: sql<string>`count(*) filter (where ${and(unpaid, gt(deposits.expiresAt, now))})`,
      sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text`,
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, member.id), payable));
  return { count: Number(row?.count ?? 0), sum: BigInt(row?.sum ?? "0") };
}

export async function insertDeposit(tx: Transaction, row: DepositRow): Promise<void> {
  await tx.insert(deposits).values(row);
}

type DepositKey = Pick<DepositRow, "memberId" | "id">;
const byKey = (key: DepositKey) => and(eq(deposits.memberId, key.memberId), eq(deposits.id, key.id));

/** Locked to the end of the transaction; undefined when the member has no such deposit. */
export async function lockDeposit(tx: Transaction, key: DepositKey): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(deposits).where(byKey(key)).for("update");
  return row;
}

/** Call it with the row locked. */
export async function updateDepositState(tx: Transaction, key: DepositKey, state: DepositState, updatedAt: Date): Promise<void> {
  await tx.update(deposits).set({ state, updatedAt }).where(byKey(key));
}

/** Of any member: for an operator, or a page, that has the id alone. */
export async function findDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  return row;
}

export async function findOwnDeposit({ system, member }: MemberContext, id: string): Promise<DepositRow | undefined> {
  const [row] = await system.db
    .select()
    .from(deposits)
    .where(byKey({ memberId: member.id, id }));
  return row;
}

type Filters = ParsedOf<"deposits.list">;

const { memberId, state, createdAt } = deposits;

const filtersOf = (ctx: MemberContext, filters: Filters) => ownRows(ctx, { memberId, state, at: createdAt }, filters);

/** Newest first; one more than the page holds. */
export async function listOwnDeposits(ctx: MemberContext, filters: Filters, cursor: Cursor | undefined): Promise<DepositRow[]> {
  return await ctx.system.db
    .select()
    .from(deposits)
    .where(and(filtersOf(ctx, filters), afterCursor(cursor, deposits.createdAt, deposits.id)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. */
export async function loadDepositTotals(ctx: MemberContext, filters: Filters) {
  const succeeded = inStates(deposits.state, statesAfter(DEPOSIT, "succeed"));
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      paid: sumWhere(deposits.amount, succeeded),
      fees: sumWhere(deposits.fee, succeeded),
      underWay: sumWhere(deposits.amount, inStates(deposits.state, openStates(DEPOSIT))),
    })
    .from(deposits)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

/** Deposits of one state with their members' names, the oldest first: an operator's list. */
export async function listDepositsInState(db: Database, operator: Operator, wanted: DepositState) {
  return await db
    .select({ row: deposits, username: members.username })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(and(eq(deposits.state, wanted), inBrands(deposits.brand, operator)))
    .orderBy(asc(deposits.createdAt))
    .limit(MOST);
}

/** Deposits that were not paid in time. */
export async function listUnpaidDeposits(db: Database, now: Date, limit: number): Promise<DepositKey[]> {
  const due = and(inStates(deposits.state, statesBefore(DEPOSIT, "expire")), lte(deposits.expiresAt, now));
  return await db.select({ memberId: deposits.memberId, id: deposits.id }).from(deposits).where(due).limit(limit);
}
