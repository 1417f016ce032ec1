import { and, asc, count, desc, eq, gt, gte, isNull, lte, min, notInArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import {
  ASKED_STATES,
  HELD_STATES,
  RETURNED_STATES,
  WITHDRAWAL,
  type WithdrawalState,
} from "@baize/domain/payments/withdrawal-state";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { initialState, statesAfter } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database, Executor, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { payoutAccounts, deposits, withdrawals } from "../schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { members } from "../../identity/schema.ts";
import { uploads } from "../../uploads/schema.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { inStates } from "../../../platform/database/states.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;

const notReturned = notInArray(withdrawals.state, [...RETURNED_STATES]);
const asked = inStates(withdrawals.state, ASKED_STATES);

/** The member's own account, unless it was removed. */
export async function findPayoutAccount(db: Executor, memberId: string, id: string) {
  const mine = and(eq(payoutAccounts.memberId, memberId), eq(payoutAccounts.id, id), isNull(payoutAccounts.removedAt));
  const [row] = await db.select().from(payoutAccounts).where(mine);
  return row;
}

/** The account of a withdrawal, even if it was removed since. */
export async function findChosenAccount(db: Executor, { memberId, accountId }: WithdrawalRow) {
  const mine = and(eq(payoutAccounts.memberId, memberId), eq(payoutAccounts.id, accountId));
  const [row] = await db.select().from(payoutAccounts).where(mine);
  return row;
}

/** Withdrawals of the brand's business day that were not returned. */
export async function countToday(db: Executor, { member, brand, now }: MemberContext): Promise<number> {
  const zone = brand.timeZone;
  const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  const today = and(eq(withdrawals.memberId, member.id), notReturned, sql`${withdrawals.createdAt} >= ${midnight}`);
  const [row] = await db.select({ count: count() }).from(withdrawals).where(today);
  return row?.count ?? 0;
}

export async function insertWithdrawal(tx: Transaction, row: WithdrawalRow): Promise<void> {
  await tx.insert(withdrawals).values(row);
}

export type WithdrawalKey = Pick<WithdrawalRow, "memberId" | "id">;
const byKey = (key: WithdrawalKey) => and(eq(withdrawals.memberId, key.memberId), eq(withdrawals.id, key.id));

/** Whose withdrawal it is, and of which brand: for an operator, who knows the id alone. */
export async function findWithdrawalKey(
  db: Executor,
  id: string,
): Promise<Pick<WithdrawalRow, "memberId" | "id" | "brand"> | undefined> {
  const [row] = await db
    .select({ memberId: withdrawals.memberId, id: withdrawals.id, brand: withdrawals.brand })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  return row;
}

/** Locked to the end of the transaction; undefined when the member has no such withdrawal. */
export async function lockWithdrawal(tx: Transaction, key: WithdrawalKey): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawals).where(byKey(key)).for("update");
  return row;
}

/** Call it with the row locked. */
export async function updateWithdrawal(
  tx: Transaction,
  key: WithdrawalKey,
  change: Partial<Omit<WithdrawalRow, "memberId" | "id">>,
): Promise<void> {
  await tx.update(withdrawals).set(change).where(byKey(key));
}

export async function findOwnWithdrawal({ system, member }: MemberContext, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await system.db
    .select()
    .from(withdrawals)
    .where(byKey({ memberId: member.id, id }));
  return row;
}

/** The `usedFor` of a withdrawal's uploads. */
export const proofUse = (id: string) => `withdrawal/${id}`;

/** Pictures of a withdrawal, as proof. */
export async function countProofs(db: Executor, { memberId, id }: WithdrawalKey): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.usedFor, proofUse(id))));
  return row?.count ?? 0;
}

export async function loadCashBalance(db: Executor, owner: Owner): Promise<bigint> {
  return (await loadBalance(runIn(db), memberAccount(owner, "cash"))) ?? 0n;
}

export interface Turnover {
  readonly deposited: bigint;
  readonly validBets: bigint;
}

/** The deposits since the last withdrawal, and the wagers since the first of those deposits. */
export async function loadTurnover(db: Executor, memberId: string): Promise<Turnover> {
  const [last] = await db
    .select({ at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), notReturned))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  const since: SQL | undefined = last ? sql`${deposits.updatedAt} > ${last.at.toISOString()}::timestamptz` : undefined;
  const [paid] = await db
    .select({
      sum: sql<string>`coalesce(sum(${deposits.amount} - ${deposits.fee}), 0)::text`,
      first: sql<string | null>`min(${deposits.updatedAt})::text`,
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inStates(deposits.state, statesAfter(DEPOSIT, "succeed")), since));
  if (!paid?.first) return { deposited: 0n, validBets: 0n };
  const [played] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, new Date(paid.first))));
  return { deposited: BigInt(paid.sum), validBets: BigInt(played?.sum ?? "0") };
}

type Filters = ParsedOf<"withdrawals.list">;

const { memberId: owner, state, createdAt } = withdrawals;

const filtersOf = (ctx: MemberContext, filters: Filters) => ownRows(ctx, { memberId: owner, state, at: createdAt }, filters);

/** Newest first; one more than the page holds. */
export async function listOwnWithdrawals(ctx: MemberContext, filters: Filters, cursor: Cursor | undefined) {
  return await ctx.system.db
    .select()
    .from(withdrawals)
    .where(and(filtersOf(ctx, filters), afterCursor(cursor, withdrawals.createdAt, withdrawals.id)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. Returned withdrawals are in none of the sums. */
export async function loadWithdrawalTotals(ctx: MemberContext, filters: Filters) {
  const paid = notInArray(withdrawals.state, [...HELD_STATES, ...RETURNED_STATES]);
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      paid: sumWhere(withdrawals.amount, paid),
      fees: sumWhere(withdrawals.fee, paid),
      underWay: sumWhere(withdrawals.amount, inStates(withdrawals.state, HELD_STATES)),
    })
    .from(withdrawals)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

/** Withdrawals of one state with their members' names, the oldest first: an operator's list. */
export async function listWithdrawalsInState(db: Database, operator: Operator, wanted: WithdrawalState) {
  return await db
    .select({ row: withdrawals, username: members.username })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(and(eq(withdrawals.state, wanted), inBrands(withdrawals.brand, operator)))
    .orderBy(asc(withdrawals.createdAt))
    .limit(MOST);
}

/** How many withdrawals wait for an operator, and since when the oldest does. */
export async function countWaitingWithdrawals(db: Database): Promise<{ waits: number; since: Date | null }> {
  const [row] = await db
    .select({ waits: count(), since: min(withdrawals.createdAt) })
    .from(withdrawals)
    .where(eq(withdrawals.state, initialState(WITHDRAWAL)));
  return row ?? { waits: 0, since: null };
}

/** Paid withdrawals whose time to answer is over. */
export async function listUnansweredWithdrawals(db: Database, now: Date, limit: number): Promise<WithdrawalKey[]> {
  const over = and(asked, lte(withdrawals.autoAt, now));
  return await db.select({ memberId: withdrawals.memberId, id: withdrawals.id }).from(withdrawals).where(over).limit(limit);
}

/** Paid withdrawals whose members may still answer. */
export async function listAwaitingAnswer(db: Database, now: Date, limit: number): Promise<WithdrawalRow[]> {
  return await db
    .select()
    .from(withdrawals)
    .where(and(asked, gt(withdrawals.autoAt, now)))
    .limit(limit);
}
