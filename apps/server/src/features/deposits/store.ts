import { and, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { DepositState } from "@baize/domain/payment/deposit-state";
import type { MemberContext } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { members } from "../../db/schema/member.ts";
import { deposits } from "../../db/schema/payments.ts";
import type { DepositRow } from "../../payments/deposit-store.ts";
import { writeStep } from "../../payments/step-store.ts";

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
