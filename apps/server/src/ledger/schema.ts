import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../platform/database/columns.ts";

/**
 * An account is (owner, book, kind, ref, currency). A member's row can never go below zero. A house row may; it is cut
 * into shards so that members who bet at once do not queue for it: its balance is the sum of its shards.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    owner: uuid("owner").notNull(),
    side: text("side").notNull(),
    book: text("book").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull().default(""),
    shard: smallint("shard").notNull().default(0),
    currency: text("currency").notNull(),
    balance: minor("balance")
      .notNull()
      .default(sql`0`),
    version: bigint("version", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    unique("accounts_natural").on(t.owner, t.book, t.kind, t.ref, t.currency, t.shard),
    unique("accounts_book").on(t.id, t.book, t.currency),
    check("accounts_side", sql`${t.side} in ('member', 'house')`),
    check("accounts_book_name", sql`${t.book} in ('real', 'demo')`),
    check("accounts_never_below_zero", sql`${t.side} = 'house' or ${t.balance} >= 0`),
  ],
);

/**
 * Money moves from debit to credit. One row is both sides, so nothing unbalanced can be written; the foreign keys carry
 * book and currency, so nothing can cross either. Append-only by trigger.
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
    credit: uuid("credit").notNull(),
    amount: minor("amount").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("transfers_tx").on(t.txId),
    index("transfers_deposits")
      .on(t.memberId, t.at)
      .where(sql`${t.kind} = 'deposit'`),
    index("transfers_deposits_recent")
      .on(t.at, t.memberId)
      .where(sql`${t.kind} = 'deposit'`),
    check("transfers_amount", sql`${t.amount} > 0`),
    check("transfers_two_accounts", sql`${t.debit} <> ${t.credit}`),
    foreignKey({ columns: [t.debit, t.book, t.currency], foreignColumns: [accounts.id, accounts.book, accounts.currency] }),
    foreignKey({ columns: [t.credit, t.book, t.currency], foreignColumns: [accounts.id, accounts.book, accounts.currency] }),
  ],
);

/** What one transfer did to one account. Versions count up without a gap, so each entry continues the one before. */
export const entries = pgTable(
  "entries",
  {
    account: uuid("account").notNull(),
    version: bigint("version", { mode: "number" }).notNull(),
    transferId: uuid("transfer_id").notNull(),
    amount: minor("amount").notNull(),
    before: minor("before").notNull(),
    after: minor("after").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account, t.version] }),
    index("entries_transfer").on(t.transferId),
    check("entries_add_up", sql`${t.after} = ${t.before} + ${t.amount}`),
  ],
);

/**
 * What a record's lines come to by business day and kind, so that totals cost the same however long the record is. Only the
 * lines up to the account's mark are in here; what came after is summed as it is read. Nothing is decided by it.
 */
export const recordSums = pgTable(
  "record_sums",
  {
    account: uuid("account").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    into: minor("into").notNull(),
    out: minor("out").notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.day, t.kind] })],
);

/** Up to which entry an account's sums go, and in which zone their days begin. */
export const recordMarks = pgTable("record_marks", {
  account: uuid("account").primaryKey(),
  zone: text("zone").notNull(),
  version: bigint("version", { mode: "number" }).notNull().default(0),
});
