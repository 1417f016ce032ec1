import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { OPEN_DEPOSITS } from "@baize/domain/payments/deposit-state";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { members } from "../../identity/schema.ts";
import { deposits } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import type { DepositRow } from "./step-deposit.ts";
import { writeStep } from "../steps/queries.ts";

export async function lockMember(tx: Transaction, { member }: MemberContext): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for("update");
}

/** Deposits of the member that wait to be paid, and what they and those under way will bring. */
export async function openDeposits(tx: Transaction, { member, now }: MemberContext): Promise<{ count: number; sum: bigint }> {
  const waiting = and(eq(deposits.state, "created"), gt(deposits.expiresAt, now));
  const [row] = await tx
    .select({
      count: sql<string>`count(*) filter (where ${deposits.state} = 'created')`,
      sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text`,
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, member.id), or(waiting, inArray(deposits.state, ["processing", "review"]))));
  return { count: Number(row?.count ?? 0), sum: BigInt(row?.sum ?? "0") };
}

export async function insertDeposit(tx: Transaction, row: DepositRow): Promise<void> {
  await tx.insert(deposits).values(row);
  const { memberId, id, createdAt: at } = row;
  await writeStep(tx, { memberId, subject: id, state: "created", actor: "member", at });
}

export async function ownDeposit({ system, member }: MemberContext, id: string): Promise<DepositRow | undefined> {
  const mine = and(eq(deposits.memberId, member.id), eq(deposits.id, id));
  const [row] = await system.db.select().from(deposits).where(mine);
  return row;
}

type Filters = ParsedOf<"deposits.list">;

const { memberId, state, createdAt } = deposits;

const filtersOf = (ctx: MemberContext, filters: Filters) => ownRows(ctx, { memberId, state, at: createdAt }, filters);

/** Newest first; one more than the page holds. */
export async function findDeposits(ctx: MemberContext, filters: Filters, place: Cursor | undefined): Promise<DepositRow[]> {
  return await ctx.system.db
    .select()
    .from(deposits)
    .where(and(filtersOf(ctx, filters), afterCursor(place, deposits.createdAt, deposits.id)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(filters.limit + 1);
}

/** Over all that the filters let through. */
export async function sumDeposits(ctx: MemberContext, filters: Filters) {
  const succeeded = eq(deposits.state, "succeeded");
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      paid: sumWhere(deposits.amount, succeeded),
      fees: sumWhere(deposits.fee, succeeded),
      underWay: sumWhere(deposits.amount, inArray(deposits.state, [...OPEN_DEPOSITS])),
    })
    .from(deposits)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}
