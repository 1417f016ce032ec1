import { type SQL, sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../platform/database/columns.ts";
import { ACCOUNT_KINDS, CHART } from "./chart-of-accounts.ts";
import { POSTING_ROWS } from "./postings.ts";

/** Texts of this code's own tables, as a list that SQL compares with. */
const listOf = (words: readonly string[]): SQL => sql.raw([...new Set(words)].map((word) => `'${word}'`).join(", "));
/** For a kind of transfer: rows of play are the most by far, so the partial indices leave them out. A query must write it as they do. */
export const IS_NO_PLAY = sql.raw(
  "not in ('bet', 'win', 'rollback', 'pot-share', 'pot-share-returned', 'pot-win', 'pot-win-returned', 'free-win', 'free-win-returned')",
);
const kindsWhere = (test: (row: (typeof CHART)[keyof typeof CHART]) => boolean) =>
  ACCOUNT_KINDS.filter((kind) => test(CHART[kind]));

/**
 * The member is the first part of every key: all rows that a posting touches are stored together when the database is sharded.
 */
export const accounts = pgTable(
  "accounts",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    side: text("side").notNull(),
    book: text("book").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull().default(""),
    currency: text("currency").notNull(),
    balance: minor("balance")
      .notNull()
      .default(sql`0`),
    version: bigint("version", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    unique("accounts_natural").on(t.memberId, t.kind, t.ref, t.book, t.currency),
    unique("accounts_posted").on(t.memberId, t.id, t.book, t.currency, t.kind),
    // Without the balance, which would make each change of it a change of the index.
    index("accounts_guarantees")
      .on(t.memberId)
      .where(sql`${t.kind} = 'guarantee'`),
    check("accounts_book_name", sql`${t.book} in ('real', 'demo')`),
    check(
      "accounts_chart",
      sql`(${t.side} = 'member' and ${t.kind} in (${listOf(kindsWhere(({ side }) => side === "member"))}))
        or (${t.side} = 'house' and ${t.kind} in (${listOf(kindsWhere(({ side }) => side === "house"))}))`,
    ),
    check("accounts_never_below_zero", sql`${t.side} = 'house' or ${t.balance} >= 0`),
  ],
);

/**
 * Money moves from debit to credit. One row is both sides, so nothing unbalanced can be written; the foreign keys carry
 * member, book, currency and kind of account, so nothing can cross members, books or currencies. Append-only by trigger.
 */
export const transfers = pgTable(
  "transfers",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    txId: uuid("tx_id").notNull(),
    book: text("book").notNull(),
    currency: text("currency").notNull(),
    debit: uuid("debit").notNull(),
    debitKind: text("debit_kind").notNull(),
    credit: uuid("credit").notNull(),
    creditKind: text("credit_kind").notNull(),
    amount: minor("amount").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("transfers_deposits")
      .on(t.memberId, t.at)
      .where(sql`${t.kind} = 'deposit'`),
    index("transfers_deposits_recent")
      .on(t.at, t.memberId)
      .where(sql`${t.kind} = 'deposit'`),
    // The reports of teams, which hold no play: those rows are the most by far.
    index("transfers_moves")
      .on(t.memberId, t.at, t.id)
      .where(sql`${t.kind} ${IS_NO_PLAY}`),
    index("transfers_newest")
      .on(t.at, t.id)
      .where(sql`${t.kind} ${IS_NO_PLAY}`),
    index("transfers_reversals")
      .on(t.memberId, t.ref)
      .where(sql`${t.kind} = 'deposit-reversal'`),
    check("transfers_amount", sql`${t.amount} > 0`),
    check("transfers_two_accounts", sql`${t.debit} <> ${t.credit}`),
    check(
      "transfers_posting",
      sql`${t.kind} || ' ' || ${t.debitKind} || ' ' || ${t.creditKind} in (${listOf(
        POSTING_ROWS.map(({ kind, debit, credit }) => `${kind} ${debit} ${credit}`),
      )})`,
    ),
    foreignKey({
      name: "transfers_debit",
      columns: [t.memberId, t.debit, t.book, t.currency, t.debitKind],
      foreignColumns: [accounts.memberId, accounts.id, accounts.book, accounts.currency, accounts.kind],
    }),
    foreignKey({
      name: "transfers_credit",
      columns: [t.memberId, t.credit, t.book, t.currency, t.creditKind],
      foreignColumns: [accounts.memberId, accounts.id, accounts.book, accounts.currency, accounts.kind],
    }),
  ],
);

/** The effect of one transfer on one account. Versions count up without a gap, so each entry continues the one before. */
export const entries = pgTable(
  "entries",
  {
    memberId: uuid("member_id").notNull(),
    account: uuid("account").notNull(),
    version: bigint("version", { mode: "number" }).notNull(),
    transferId: uuid("transfer_id").notNull(),
    amount: minor("amount").notNull(),
    before: minor("before").notNull(),
    after: minor("after").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.account, t.version] }),
    index("entries_transfer").on(t.memberId, t.transferId),
    check("entries_add_up", sql`${t.after} = ${t.before} + ${t.amount}`),
  ],
);

/**
 * The sums of a record's lines by business day and kind, so that totals cost the same at any length of the record. They contain
 * the lines up to the account's mark; later ones are summed with each read. No decision depends on them.
 */
export const recordSums = pgTable(
  "record_sums",
  {
    memberId: uuid("member_id").notNull(),
    account: uuid("account").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    into: minor("into").notNull(),
    out: minor("out").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.account, t.day, t.kind] })],
);

/** The last entry of an account's sums, and the zone of their days. */
export const recordMarks = pgTable(
  "record_marks",
  {
    memberId: uuid("member_id").notNull(),
    account: uuid("account").notNull(),
    zone: text("zone").notNull(),
    version: bigint("version", { mode: "number" }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.account] })],
);
