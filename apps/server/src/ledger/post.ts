import type { RunSql, Statement } from "../platform/database/database.ts";
import { type NamedPart, namedPart, type NamedParts, joinParts, mergeParts } from "../platform/database/named-parts.ts";
import { asBigint } from "../platform/database/raw.ts";
import { newId } from "../platform/ids/new-id.ts";
import { type Account, accountOf, type Owner } from "./account.ts";
import type { NamedAccountKind } from "./chart-of-accounts.ts";
import { POSTINGS, type PostingName } from "./postings.ts";

type Row<Name extends PostingName> = (typeof POSTINGS)[Name];
/** The accounts of a posting of which there is one for each `ref`. */
type NamedBy<Name extends PostingName> = Extract<Row<Name>["debit"] | Row<Name>["credit"], NamedAccountKind>;
type Refs<Name extends PostingName> = [NamedBy<Name>] extends [never]
  ? { readonly refs?: undefined }
  : { readonly refs: { readonly [Kind in NamedBy<Name>]: string } };

/** The row of the table of postings, and the refs of its accounts that have one. */
export type Posting = { [Name in PostingName]: { readonly posting: Name } & Refs<Name> }[PostingName];

interface Facts {
  /** Whose money moves. */
  readonly owner: Owner;
  readonly amount: bigint;
  /** The reference of the transfer: a transaction id, a deposit's id. */
  readonly ref: string;
}

/** One move of money. */
export type Move = Posting & Facts;

/** The time, and the id that moves of one transaction share. */
export interface Occasion {
  readonly txId: string;
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

interface Sides {
  readonly debit: Account;
  readonly credit: Account;
}

/** Both accounts of a move, by its row of the table of postings. */
export function sidesOf({ posting, refs, owner }: Move): Sides {
  const row = POSTINGS[posting];
  const named: Partial<Record<string, string>> = refs ?? {};
  return { debit: accountOf(owner, row.debit, named[row.debit]), credit: accountOf(owner, row.credit, named[row.credit]) };
}

function debitPart({ memberId: member, id, side, book, kind, ref, currency }: Account, amount: bigint): NamedPart {
  if (side === "member")
    return namedPart(
      `update accounts set balance = balance - :amount::bigint, version = version + 1
        where member_id = :member::uuid and id = :id::uuid and balance >= :amount::bigint returning id, balance, version`,
      { member, id, amount },
    );
  return namedPart(
    `insert into accounts (member_id, id, side, book, kind, ref, currency, balance, version)
      values (:member::uuid, :id::uuid, 'house', :book, :kind, :ref, :currency, -:amount::bigint, 1)
      on conflict (member_id, id) do update set balance = accounts.balance + excluded.balance, version = accounts.version + 1
      returning id, balance, version`,
    { member, id, book, kind, ref, currency, amount },
  );
}

function creditPart({ memberId: member, id, side, book, kind, ref, currency }: Account, amount: bigint): NamedPart {
  if (side === "member")
    return namedPart(
      `update accounts set balance = balance + :amount::bigint, version = version + 1
        where member_id = :member::uuid and id = :id::uuid and exists (select from d) returning id, balance, version`,
      { member, id, amount },
    );
  return namedPart(
    `insert into accounts (member_id, id, side, book, kind, ref, currency, balance, version)
      select :member::uuid, :id::uuid, 'house', :book, :kind, :ref, :currency, :amount::bigint, 1 from d
      on conflict (member_id, id) do update set balance = accounts.balance + excluded.balance, version = accounts.version + 1
      returning id, balance, version`,
    { member, id, book, kind, ref, currency, amount },
  );
}

const TRANSFER = `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
  select :member::uuid, :id::uuid, :txId::uuid, :book, :currency, d.id, :debitKind, c.id, :creditKind, :amount::bigint, :kind, :ref,
    :at::timestamptz from d, c`;
const ENTRIES = `insert into entries (member_id, account, version, transfer_id, amount, before, after)
  select :member::uuid, d.id, d.version, :id::uuid, -:amount::bigint, d.balance + :amount::bigint, d.balance from d, c
  union all
  select :member::uuid, c.id, c.version, :id::uuid, :amount::bigint, c.balance - :amount::bigint, c.balance from d, c`;

function statement(move: Move, { debit, credit }: Sides, id: string, { txId, at }: Occasion, also: NamedParts): Statement {
  const { posting, owner, amount, ref } = move;
  const { kind, debit: debitKind, credit: creditKind } = POSTINGS[posting];
  const { book, currency } = debit;
  const member = owner.id;
  const own = {
    d: debitPart(debit, amount),
    c: creditPart(credit, amount),
    t: namedPart(TRANSFER, { member, id, txId, book, currency, debitKind, creditKind, amount, kind, ref, at }),
    e: namedPart(ENTRIES, { member, id, amount }),
  };
  return joinParts(mergeParts(own, also), "select d.balance as debit_after, c.balance as credit_after from d, c");
}

/**
 * Posts one move: both balances, the transfer and both entries in one statement, together with other writes that must succeed
 * or fail with it (`also`). Call it with the member locked (`locks.ts`). Throws InsufficientFunds, and Error where the member
 * has no such account; the transaction must then be rolled back.
 */
export async function post(run: RunSql, move: Move, occasion: Occasion, also: NamedParts = {}): Promise<Posted> {
  if (move.amount <= 0n) throw new RangeError("A transfer moves more than zero");
  const id = newId();
  const sides = sidesOf(move);
  const { text, values } = statement(move, sides, id, occasion, also);
  const [moved] = (await run(text, values)).rows;
  if (!moved) throw await refusal(run, sides, move.amount);
  return { transferId: id, debitBalance: asBigint(moved.debit_after), creditBalance: asBigint(moved.credit_after) };
}

async function refusal(run: RunSql, { debit, credit }: Sides, amount: bigint): Promise<Error> {
  const balance = debit.side === "member" ? await loadBalance(run, debit) : amount;
  if (balance === undefined) return new Error(`The member ${debit.memberId} has no account ${debit.kind} ${debit.ref}`);
  if (balance < amount) return new InsufficientFunds(balance);
  return new Error(`The member ${credit.memberId} has no account ${credit.kind} ${credit.ref}`);
}

/** The balance of one account; undefined when it was never opened. */
export async function loadBalance(run: RunSql, { memberId, id }: Account): Promise<bigint | undefined> {
  const [row] = (await run("select balance from accounts where member_id = $1::uuid and id = $2::uuid", [memberId, id])).rows;
  return row && asBigint(row.balance);
}
