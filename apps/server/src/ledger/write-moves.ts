import type { RunSql } from "../platform/database/database.ts";
import { RowSet } from "../platform/database/row-set.ts";

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

const OPENED = new RowSet<keyof AccountLine>({
  member_id: "uuid",
  id: "uuid",
  side: "text",
  book: "text",
  kind: "text",
  ref: "text",
  currency: "text",
});
const MOVED = new RowSet<keyof TransferLine>({
  member_id: "uuid",
  id: "uuid",
  tx_id: "uuid",
  book: "text",
  currency: "text",
  debit: "uuid",
  debit_kind: "text",
  credit: "uuid",
  credit_kind: "text",
  amount: "bigint",
  kind: "text",
  ref: "text",
  at: "timestamptz",
});
const ENTERED = new RowSet<keyof EntryLine>({
  member_id: "uuid",
  account: "uuid",
  version: "bigint",
  transfer_id: "uuid",
  amount: "bigint",
  before: "bigint",
  after: "bigint",
});
const BALANCED = new RowSet<"member_id" | "account" | "version" | "after">({
  member_id: "uuid",
  account: "uuid",
  version: "bigint",
  after: "bigint",
});

const OPEN = `insert into accounts (${OPENED.columns}) select ${OPENED.columns} from ${OPENED.from("o")}`;
const TRANSFERS = `insert into transfers (${MOVED.columns}) select ${MOVED.columns} from ${MOVED.from("t")}`;
const ENTRIES = `insert into entries (${ENTERED.columns}) select ${ENTERED.columns} from ${ENTERED.from("e")}`;
// The entries are there before the balances: a trigger refuses a balance without its posting.
const BALANCES = `update accounts a set balance = e.after, version = e.version
  from ${BALANCED.from("e")}
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
  if (opened.length > 0) await run(OPEN, OPENED.valuesOf(opened));
  await run(TRANSFERS, MOVED.valuesOf(transfers));
  await run(ENTRIES, ENTERED.valuesOf(entries));
  for (const turn of inTurns(entries)) {
    const { rows } = await run(BALANCES, BALANCED.valuesOf(turn));
    if (rows.length !== turn.length) throw new Error("An account has changed since it was read: its member was not locked");
  }
}
