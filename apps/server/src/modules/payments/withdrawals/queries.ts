import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { payoutAccounts, withdrawals } from "../schema.ts";
import { uploads } from "../../uploads/schema.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { balanceOf, lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { writeStep } from "../steps/queries.ts";
import { kept } from "./turnover.ts";
import type { WithdrawalRow } from "./step-withdrawal.ts";

export async function payoutAccount(tx: Executor, memberId: string, id: string) {
  const mine = and(eq(payoutAccounts.memberId, memberId), eq(payoutAccounts.id, id), isNull(payoutAccounts.removedAt));
  const [row] = await tx.select().from(payoutAccounts).where(mine);
  return row;
}

/** Withdrawals of the brand's business day that were not given back. */
export async function countToday(db: Executor, { member, brand, now }: MemberContext): Promise<number> {
  const zone = brand.timeZone;
  const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  const today = and(eq(withdrawals.memberId, member.id), kept, sql`${withdrawals.createdAt} >= ${midnight}`);
  const [row] = await db.select({ count: count() }).from(withdrawals).where(today);
  return row?.count ?? 0;
}

export async function insertWithdrawal(tx: Transaction, row: WithdrawalRow): Promise<void> {
  await tx.insert(withdrawals).values(row);
  const { memberId, id, createdAt: at } = row;
  await writeStep(tx, { memberId, subject: id, state: "pending", actor: "member", at });
}

export async function ownWithdrawal({ system, member }: MemberContext, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await system.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, member.id), eq(withdrawals.id, id)));
  return row;
}

export const proofOf = (id: string) => `withdrawal/${id}`;

/** Pictures that prove something about a withdrawal. */
export async function countProofs(db: Executor, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(eq(uploads.usedFor, proofOf(id)));
  return row?.count ?? 0;
}

/** Both wallets of a withdrawal, in the order that every move takes them. */
export async function lockWallets(tx: Transaction, owner: Owner): Promise<void> {
  await lockAccounts(runIn(tx), [memberAccount(owner, "cash"), memberAccount(owner, "locked")]);
}

/** Moves the amount from cash to the locked wallet. Throws `InsufficientFunds`. */
export async function holdAmount(tx: Transaction, { id, amount, createdAt: at }: WithdrawalRow, owner: Owner): Promise<void> {
  const [debit, credit] = [memberAccount(owner, "cash"), memberAccount(owner, "locked")];
  const of = { memberId: owner.id, txId: newId(), kind: "withdraw-hold" as const, ref: id, at };
  await post(runIn(tx), { ...of, debit, credit, amount });
}

export async function cashBalance(db: Executor, owner: Owner): Promise<bigint> {
  return (await balanceOf(runIn(db), memberAccount(owner, "cash"))) ?? 0n;
}
