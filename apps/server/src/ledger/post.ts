import type { RunSql } from "../platform/database/database.ts";
import { asBigint, type Part, together } from "../platform/database/raw.ts";
import type { NamedPart } from "../platform/database/named-parts.ts";
import { newId } from "../platform/ids/new-id.ts";
import type { Account } from "./account.ts";

/** What a transfer is for. A new one needs an operation in `test/faults/operations.ts`, which breaks it on purpose. */
export type TransferKind =
  | "adjust"
  | "bet"
  | "bonus-grant"
  | "bonus-release"
  | "bonus-return"
  | "deposit"
  | "deposit-fee"
  | "member-received"
  | "member-sent"
  | "points-convert"
  | "points-earned"
  | "points-redeem"
  | "points-return"
  | "redeem"
  | "redeem-return"
  | "reward"
  | "rollback"
  | "transfer"
  | "trial"
  | "wallet-arrive"
  | "wallet-back"
  | "wallet-hold"
  | "welcome"
  | "win"
  | "withdraw-fee"
  | "withdraw-hold"
  | "withdraw-paid"
  | "withdraw-refund"
  | "withdraw-release";

/** One move of money. `memberId` is whom it concerns; `ref` is what it was for (a transaction id, a deposit id). */
export interface Transfer {
  readonly memberId: string;
  readonly txId: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: bigint;
  readonly kind: TransferKind;
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

const DEBIT = `update accounts set balance = balance - $1::bigint, version = version + 1
  where id = $2 and (side = 'house' or balance >= $1::bigint) returning id, balance, version`;
const CREDIT = `update accounts set balance = balance + $1::bigint, version = version + 1
  where id = $2 and exists (select from d) returning id, balance, version`;
const TRANSFER = `insert into transfers (member_id, id, tx_id, book, currency, debit, credit, amount, kind, ref, at)
  select $1::uuid, $2::uuid, $3::uuid, $4, $5, d.id, c.id, $6::bigint, $7, $8, $9::timestamptz from d, c`;
const ENTRIES = `insert into entries (account, version, transfer_id, amount, before, after)
  select d.id, d.version, $1::uuid, -$2::bigint, d.balance + $2::bigint, d.balance from d, c
  union all
  select c.id, c.version, $1::uuid, $2::bigint, c.balance - $2::bigint, c.balance from d, c`;

function statement(transfer: Transfer, transferId: string, also: Readonly<Record<string, Part | NamedPart>>): Part {
  const { debit, credit, memberId, txId, kind, ref, at } = transfer;
  const amount = transfer.amount.toString();
  const { book, currency } = debit;
  return together(
    {
      d: { text: DEBIT, values: [amount, debit.id] },
      c: { text: CREDIT, values: [amount, credit.id] },
      t: { text: TRANSFER, values: [memberId, transferId, txId, book, currency, amount, kind, ref, at.toISOString()] },
      e: { text: ENTRIES, values: [transferId, amount] },
      ...also,
    },
    "select d.balance as debit_after, c.balance as credit_after from d, c",
  );
}

/**
 * Posts one transfer: both balances, the transfer and both entries in one statement, together with whatever else must
 * stand or fall with it (`also`). Call it with the member's row locked or as the first write of the transaction, so that
 * rows are always taken in the same order: member, then house. Throws InsufficientFunds; throws Error for an account that
 * does not exist. After either the transaction must be abandoned when `also` was given.
 */
export async function post(
  run: RunSql,
  transfer: Transfer,
  also: Readonly<Record<string, Part | NamedPart>> = {},
): Promise<Posted> {
  if (transfer.amount <= 0n) throw new RangeError("A transfer moves more than zero");
  const transferId = newId();
  const { text, values } = statement(transfer, transferId, also);
  const [moved] = (await run(text, values)).rows;
  if (!moved) throw await refusal(run, transfer);
  return { transferId, debitBalance: asBigint(moved.debit_after), creditBalance: asBigint(moved.credit_after) };
}

async function refusal(run: RunSql, { debit, credit, amount }: Transfer): Promise<Error> {
  const balance = await balanceOf(run, debit);
  if (balance === undefined) return new Error(`No account ${debit.kind} ${debit.ref} of ${debit.owner}`);
  if (debit.side === "member" && balance < amount) return new InsufficientFunds(balance);
  return new Error(`No account ${credit.kind} ${credit.ref} of ${credit.owner}`);
}

/** The balance of one account (of one shard, for a house account); undefined when it was never opened. */
export async function balanceOf(run: RunSql, account: Account): Promise<bigint | undefined> {
  const [row] = (await run("select balance from accounts where id = $1", [account.id])).rows;
  return row && asBigint(row.balance);
}

/** Locks members' accounts in one fixed order. For moves that touch more than one member. */
export async function lockAccounts(run: RunSql, wanted: readonly Account[]): Promise<void> {
  const ids = wanted
    .filter((account) => account.side === "member")
    .map((account) => account.id)
    .toSorted();
  for (const id of ids) await run("select 1 from accounts where id = $1 for update", [id]);
}
