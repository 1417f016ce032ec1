import type { RunSql } from "../platform/database/database.ts";

export interface AccountLine {
  readonly member_id: string;
  readonly id: string;
  readonly side: string;
  readonly book: string;
  readonly kind: string;
  readonly ref: string;
  readonly currency: string;
}

export interface TransferLine {
  readonly member_id: string;
  readonly id: string;
  readonly tx_id: string;
  readonly book: string;
  readonly currency: string;
  readonly debit: string;
  readonly debit_kind: string;
  readonly credit: string;
  readonly credit_kind: string;
  readonly amount: string;
  readonly kind: string;
  readonly ref: string;
  readonly at: string;
}

export interface EntryLine {
  readonly member_id: string;
  readonly account: string;
  readonly version: number;
  readonly transfer_id: string;
  readonly amount: string;
  readonly before: string;
  readonly after: string;
}

const OPEN = `insert into accounts (member_id, id, side, book, kind, ref, currency)
  select member_id, id, side, book, kind, ref, currency from jsonb_to_recordset($1::jsonb)
    as o (member_id uuid, id uuid, side text, book text, kind text, ref text, currency text)`;
const TRANSFERS = `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
  select member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at
  from jsonb_to_recordset($1::jsonb) as t (member_id uuid, id uuid, tx_id uuid, book text, currency text, debit uuid, debit_kind text,
    credit uuid, credit_kind text, amount bigint, kind text, ref text, at timestamptz)`;
const ENTRIES = `insert into entries (member_id, account, version, transfer_id, amount, before, after)
  select member_id, account, version, transfer_id, amount, before, after from jsonb_to_recordset($1::jsonb)
    as e (member_id uuid, account uuid, version bigint, transfer_id uuid, amount bigint, before bigint, after bigint)`;
// The entries are there before the balances: a trigger refuses a balance without its posting.
const BALANCES = `update accounts a set balance = e.after, version = e.version
  from jsonb_to_recordset($1::jsonb) as e (member_id uuid, account uuid, version bigint, after bigint)
  where a.member_id = e.member_id and a.id = e.account and a.version = e.version - 1 returning a.id`;

/** The first entry of each account, then the second of each, and so on: an account changes by one posting at a time. */
function inTurns(entries: readonly EntryLine[]): EntryLine[][] {
  const counts = new Map<string, number>();
  const turns: EntryLine[][] = [];
  for (const entry of entries) {
    const turn = counts.get(entry.account) ?? 0;
    counts.set(entry.account, turn + 1);
    (turns[turn] ??= []).push(entry);
  }
  return turns;
}

interface Lines {
  /** Accounts that no posting has opened before. */
  readonly opened: readonly AccountLine[];
  readonly transfers: readonly TransferLine[];
  readonly entries: readonly EntryLine[];
}

/**
 * Writes moves whose balances are computed: each statement has the rows of all members. Throws where an account has changed since it was
 * read; the transaction must then be rolled back.
 */
export async function writeMoves(run: RunSql, { opened, transfers, entries }: Lines): Promise<void> {
  if (opened.length > 0) await run(OPEN, [JSON.stringify(opened)]);
  await run(TRANSFERS, [JSON.stringify(transfers)]);
  await run(ENTRIES, [JSON.stringify(entries)]);
  for (const turn of inTurns(entries)) {
    const changed = turn.map(({ member_id, account, version, after }) => ({ member_id, account, version, after }));
    const { rows } = await run(BALANCES, [JSON.stringify(changed)]);
    if (rows.length !== turn.length) throw new Error("An account has changed since it was read: its member was not locked");
  }
}
