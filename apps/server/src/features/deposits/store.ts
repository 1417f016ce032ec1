import { and, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { DepositState } from "@baize/domain/payment/deposit-state";
import type { MemberContext } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { deposits } from "../../db/schema/payments.ts";
import type { DepositRow } from "../../payments/deposit-store.ts";
import { writeStep } from "../../payments/step-store.ts";

/** Deposits of the member that wait to be paid. */
export async function countOpen(tx: Transaction, { member, now }: MemberContext): Promise<number> {
  const waiting = and(eq(deposits.memberId, member.id), eq(deposits.state, "created"), gt(deposits.expiresAt, now));
  const [row] = await tx.select({ count: count() }).from(deposits).where(waiting);
  return row?.count ?? 0;
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

interface Filters {
  readonly states: readonly DepositState[];
  readonly limit: number;
}

/** Newest first; one more than the page holds. */
export async function findDeposits(
  { system, member }: MemberContext,
  { states, limit }: Filters,
  after: { at: Date; id: string } | undefined,
): Promise<DepositRow[]> {
  const place: SQL | undefined = after
    ? sql`(${deposits.createdAt}, ${deposits.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const wanted = states.length > 0 ? inArray(deposits.state, [...states]) : undefined;
  return await system.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, member.id), wanted, place))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit + 1);
}
