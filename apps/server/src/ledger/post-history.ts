import type { RunSql } from "../platform/database/database.ts";
import { namedPart, toStatement } from "../platform/database/named-parts.ts";
import type { Account } from "./account.ts";
import { type Move, type Occasion, sidesOf } from "./post.ts";
import { POSTINGS } from "./postings.ts";

/** One move of the past, under its own id. */
export type PastMove = Move & Occasion & { readonly id: string };

const HISTORY = `
  with opened as (
    select * from jsonb_to_recordset(:opened::jsonb)
      as o (member_id uuid, id uuid, side text, book text, kind text, ref text, currency text)
  ), moved as (
    select * from jsonb_to_recordset(:moved::jsonb)
      as m (number int, member_id uuid, id uuid, tx_id uuid, book text, currency text, debit uuid, debit_kind text,
        credit uuid, credit_kind text, amount bigint, kind text, ref text, at timestamptz)
  ), lines as (
    select number, member_id, debit as account, id as transfer_id, -amount as amount from moved
    union all select number, member_id, credit, id, amount from moved
  ), running as (
    select *, row_number() over own as version, (sum(amount) over own)::bigint as after
    from lines window own as (partition by member_id, account order by number)
  ), a as (
    insert into accounts (member_id, id, side, book, kind, ref, currency, balance, version)
    select o.member_id, o.id, o.side, o.book, o.kind, o.ref, o.currency, coalesce(sum(l.amount), 0)::bigint, count(l.amount)
    from opened o left join lines l on l.member_id = o.member_id and l.account = o.id
    group by o.member_id, o.id, o.side, o.book, o.kind, o.ref, o.currency
  ), t as (
    insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
    select member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at from moved
  ), e as (
    insert into entries (member_id, account, version, transfer_id, amount, before, after)
    select member_id, account, version, transfer_id, amount, after - amount, after from running
  )
  select r.member_id::text as member from running r join opened o on o.member_id = r.member_id and o.id = r.account
  where o.side = 'member' and r.after < 0 limit 1`;

const rowOf = ({ memberId, id, side, book, kind, ref, currency }: Account) => ({
  member_id: memberId,
  id,
  side,
  book,
  kind,
  ref,
  currency,
});

/**
 * Opens the accounts of new members and posts all their moves, in one statement: by the same tables, keys and checks as `post`,
 * for histories of thousands of moves. Throws where an account would fall below zero.
 */
export async function postHistory(run: RunSql, accounts: readonly Account[], moves: readonly PastMove[]): Promise<void> {
  const opened = new Map(accounts.map((account) => [account.id, account]));
  const moved = moves.map((move, number) => {
    const { debit, credit } = sidesOf(move);
    if (credit.side === "house") opened.set(credit.id, credit);
    if (debit.side === "house") opened.set(debit.id, debit);
    return {
      number,
      member_id: move.owner.id,
      id: move.id,
      tx_id: move.txId,
      book: debit.book,
      currency: debit.currency,
      debit: debit.id,
      debit_kind: debit.kind,
      credit: credit.id,
      credit_kind: credit.kind,
      amount: move.amount.toString(),
      kind: POSTINGS[move.posting].kind,
      ref: move.ref,
      at: move.at.toISOString(),
    };
  });
  const values = { opened: JSON.stringify([...opened.values()].map(rowOf)), moved: JSON.stringify(moved) };
  const { text, values: numbered } = toStatement(namedPart(HISTORY, values));
  const [overdrawn] = (await run(text, numbered)).rows;
  if (overdrawn) throw new RangeError(`The history would overdraw ${String(overdrawn.member)}`);
}
