import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import type { Account } from "./account.ts";

/** One move of money. `memberId` is whom it concerns; `ref` is what it was for (a transaction id, a deposit id). */
export interface Transfer {
  readonly memberId: string;
  readonly txId: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly at: Date;
}

export interface Posted {
  readonly transferId: string;
  readonly debitBalance: bigint;
  readonly creditBalance: bigint;
}

/** The debit account has less than the amount; nothing moved. */
export class InsufficientFunds extends Error {
  override name = "InsufficientFunds";
  readonly balance: bigint;
  constructor(balance: bigint) {
    super("The account has less than the amount");
    this.balance = balance;
  }
}

interface Moved extends Record<string, unknown> {
  debit_after: string | number | bigint;
  credit_after: string | number | bigint;
}

/**
 * Posts one transfer: both balances, the transfer and both entries in one statement. Call it with the member's row
 * locked or as the first write of the transaction, so that rows are always taken in the same order: member, then house.
 * Throws InsufficientFunds; throws Error for an account that does not exist (the transaction must then be abandoned).
 */
export async function post(tx: Transaction, transfer: Transfer): Promise<Posted> {
  if (transfer.amount <= 0n) throw new RangeError("A transfer moves more than zero");
  const transferId = randomUUIDv7();
  const { debit, credit, memberId, txId, kind, ref } = transfer;
  const amount = sql`${transfer.amount.toString()}::bigint`;
  const result = await tx.execute<Moved>(sql`
    with d as (
      update accounts set balance = balance - ${amount}, version = version + 1
      where id = ${debit.id} and (side = 'house' or balance >= ${amount}) returning id, balance, version
    ), c as (
      update accounts set balance = balance + ${amount}, version = version + 1
      where id = ${credit.id} and exists (select from d) returning id, balance, version
    ), t as (
      insert into transfers (member_id, id, tx_id, book, currency, debit, credit, amount, kind, ref, at)
      select ${memberId}::uuid, ${transferId}::uuid, ${txId}::uuid, ${debit.book}, ${debit.currency}, d.id, c.id,
        ${amount}, ${kind}, ${ref}, ${transfer.at.toISOString()}::timestamptz from d, c
    ), e as (
      insert into entries (account, version, transfer_id, amount, before, after)
      select d.id, d.version, ${transferId}::uuid, -${amount}, d.balance + ${amount}, d.balance from d, c
      union all
      select c.id, c.version, ${transferId}::uuid, ${amount}, c.balance - ${amount}, c.balance from d, c
    )
    select d.balance as debit_after, c.balance as credit_after from d, c`);
  const moved = result.rows[0];
  if (!moved) throw await refusal(tx, transfer);
  return { transferId, debitBalance: BigInt(moved.debit_after), creditBalance: BigInt(moved.credit_after) };
}

async function refusal(tx: Transaction, { debit, credit, amount }: Transfer): Promise<Error> {
  const balance = await balanceOf(tx, debit);
  if (balance === undefined) return new Error(`No account ${debit.kind} ${debit.ref} of ${debit.owner}`);
  if (debit.side === "member" && balance < amount) return new InsufficientFunds(balance);
  return new Error(`No account ${credit.kind} ${credit.ref} of ${credit.owner}`);
}

/** The balance of one account (of one shard, for a house account); undefined when it was never opened. */
export async function balanceOf(tx: Pick<Transaction, "execute">, account: Account): Promise<bigint | undefined> {
  const found = await tx.execute<{ balance: string | number | bigint }>(
    sql`select balance from accounts where id = ${account.id}`,
  );
  const row = found.rows[0];
  return row ? BigInt(row.balance) : undefined;
}

/** Locks members' accounts in one fixed order. For moves that touch more than one member. */
export async function lockAccounts(tx: Transaction, wanted: readonly Account[]): Promise<void> {
  const ids = wanted
    .filter((account) => account.side === "member")
    .map((account) => account.id)
    .toSorted();
  for (const id of ids) await tx.execute(sql`select 1 from accounts where id = ${id} for update`);
}
