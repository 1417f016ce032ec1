import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, smallint, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";
import type { DepositState } from "@baize/domain/payments/deposit-state";
import { TRANSFER_STATES, type TransferState } from "@baize/domain/payments/wallet-transfer";
import { PAYOUT_ACCOUNT_STATES, type PayoutAccountState } from "@baize/domain/payments/payout-account";
import type { WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { stateListSql } from "../../platform/database/states.ts";

/** Deposits. Their possible states are in the domain's state machine. */
export const deposits = pgTable(
  "deposits",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    channel: text("channel").notNull(),
    kind: text("kind").notNull(),
    adapter: text("adapter").notNull(),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    fee: minor("fee").notNull(),
    state: text("state").$type<DepositState>().notNull(),
    /** The adapter's page; the secret in it is only of use there. */
    payUrl: text("pay_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("deposits_id").on(t.id),
    index("deposits_recent").on(t.memberId, t.createdAt, t.id),
    index("deposits_due").on(t.state, t.expiresAt),
    check("deposits_amounts", sql`${t.amount} > 0 and ${t.fee} >= 0 and ${t.fee} <= ${t.amount}`),
  ],
);

/** Payout accounts. Numbers are sealed with a key of the server; only `masked` is shown. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind").notNull(),
    holder: text("holder").notNull(),
    bank: text("bank").notNull(),
    code: text("code").notNull(),
    sealedNumber: text("sealed_number").notNull(),
    numberHash: text("number_hash").notNull(),
    masked: text("masked").notNull(),
    state: text("state").$type<PayoutAccountState>().notNull(),
    createdAt: instant("created_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex("payout_accounts_number")
      .on(t.memberId, t.numberHash)
      .where(sql`${t.removedAt} is null`),
    index("payout_accounts_oldest").on(t.state, t.createdAt),
    check("payout_accounts_state", sql`${t.state} in (${stateListSql(PAYOUT_ACCOUNT_STATES)})`),
  ],
);

/** The withdrawal password, beside the one for signing in. */
export const paymentPasswords = pgTable("payment_passwords", {
  memberId: uuid("member_id").primaryKey(),
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});

export const withdrawals = pgTable(
  "withdrawals",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    adapter: text("adapter").notNull(),
    currency: text("currency").notNull(),
    /** Taken from cash; the fee is part of it. */
    amount: minor("amount").notNull(),
    fee: minor("fee").notNull(),
    state: text("state").$type<WithdrawalState>().notNull(),
    accountId: uuid("account_id").notNull(),
    /** The account as it was when it was chosen: the member may remove it later. */
    accountLabel: text("account_label").notNull(),
    /** The amount that the member reports as received. */
    received: minor("received")
      .notNull()
      .default(sql`0`),
    /** Reminders that were sent since it was paid. */
    reminders: smallint("reminders").notNull().default(0),
    paidAt: instant("paid_at"),
    /** When it counts as received; null while the clock is stopped. */
    autoAt: instant("auto_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("withdrawals_id").on(t.id),
    index("withdrawals_recent").on(t.memberId, t.createdAt, t.id),
    index("withdrawals_clock").on(t.state, t.autoAt),
    check("withdrawals_amounts", sql`${t.amount} > 0 and ${t.fee} >= 0 and ${t.fee} < ${t.amount}`),
    check("withdrawals_received", sql`${t.received} >= 0 and ${t.received} <= ${t.amount} - ${t.fee}`),
  ],
);

/** Each step of a deposit or withdrawal, for its timeline. */
export const paymentSteps = pgTable(
  "payment_steps",
  {
    memberId: uuid("member_id").notNull(),
    subject: uuid("subject").notNull(),
    number: smallint("number").notNull(),
    state: text("state").notNull(),
    /** `member`, `adapter`, `operator` or `system`. */
    actor: text("actor").notNull(),
    note: text("note").notNull().default(""),
    /** Why an operator declined a withdrawal, for the member: a catalogued reason, or own words. */
    reason: text("reason").notNull().default(""),
    amount: minor("amount"),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.subject, t.number] })],
);

/** The adapters' reports, one row an event: a repeat finds its answer here. */
export const paymentReports = pgTable(
  "payment_reports",
  {
    adapter: text("adapter").notNull(),
    event: text("event").notNull(),
    subject: uuid("subject").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** `done`, or `ignored` where the table has no such step. */
    result: text("result").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.adapter, t.event] }), index("payment_reports_subject").on(t.subject)],
);

/** The sandbox bank's future reports and their times. */
export const sandboxReports = pgTable(
  "sandbox_reports",
  {
    id: uuid("id").primaryKey(),
    subject: uuid("subject").notNull(),
    body: jsonb("body").$type<Record<string, string>>().notNull(),
    dueAt: instant("due_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (t) => [index("sandbox_reports_due").on(t.sentAt, t.dueAt)],
);

/** Transfers between wallets, and to upline or downline. `reference` is the caller's, who can ask for the outcome by it. */
export const walletTransfers = pgTable(
  "wallet_transfers",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    reference: text("reference").notNull(),
    kind: text("kind").notNull(),
    from: text("from_wallet").notNull(),
    to: text("to_wallet").notNull(),
    counterparty: uuid("counterparty"),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    /** `pending` until the vendor answers; a transfer without a vendor is settled when it is written. */
    state: text("state").$type<TransferState>().notNull().default("succeeded"),
    at: instant("at").notNull(),
    settledAt: instant("settled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    unique("wallet_transfers_reference").on(t.memberId, t.reference),
    index("wallet_transfers_recent").on(t.memberId, t.at, t.id),
    index("wallet_transfers_pending")
      .on(t.at, t.memberId, t.id)
      .where(sql`${t.state} = 'pending'`),
    check("wallet_transfers_amount", sql`${t.amount} > 0`),
    check("wallet_transfers_state", sql`${t.state} in (${stateListSql(TRANSFER_STATES)})`),
  ],
);

/** Corrections of a wallet. Who asked for one and who approved it is in the request that ran it, and in the audit trail. */
export const adjustments = pgTable(
  "adjustments",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    wallet: text("wallet").notNull(),
    /** Negative: taken from the member. */
    amount: minor("amount").notNull(),
    currency: text("currency").notNull(),
    reason: text("reason").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), check("adjustments_amount", sql`${t.amount} <> 0`)],
);
