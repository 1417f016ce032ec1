import type { AccountKind } from "./chart-of-accounts.ts";

interface PostingRow {
  /** What the transfer is recorded as. Several rows may share it. */
  readonly kind: string;
  /** The account that the amount leaves. */
  readonly debit: AccountKind;
  /** The account that the amount arrives at. */
  readonly credit: AccountKind;
  /** The only module that posts it. */
  readonly module: "identity" | "payments" | "rewards" | "wallet-api";
  readonly when: string;
}

/**
 * Every move of money there is. `post` takes the name of a row and finds both accounts by it; the database refuses a transfer
 * that is in no row. A new row needs a migration of that check, and an operation in `test/faults/operations.ts`, which
 * breaks it on purpose.
 */
export const POSTINGS = {
  welcome: {
    kind: "welcome",
    debit: "promotions",
    credit: "cash",
    module: "identity",
    when: "A member registers with a brand that gives a first credit.",
  },
  trial: {
    kind: "trial",
    debit: "promotions",
    credit: "cash",
    module: "identity",
    when: "A trial account opens with its demo money.",
  },
  bet: { kind: "bet", debit: "cash", credit: "provider", module: "wallet-api", when: "A game takes a stake from cash." },
  "bet-from-vendor": {
    kind: "bet",
    debit: "vendor",
    credit: "provider",
    module: "wallet-api",
    when: "A game takes a stake from its vendor's wallet.",
  },
  win: { kind: "win", debit: "provider", credit: "cash", module: "wallet-api", when: "A game pays on a bet from cash." },
  "win-to-vendor": {
    kind: "win",
    debit: "provider",
    credit: "vendor",
    module: "wallet-api",
    when: "A game pays on a bet from its vendor's wallet.",
  },
  rollback: {
    kind: "rollback",
    debit: "provider",
    credit: "cash",
    module: "wallet-api",
    when: "A provider takes back a bet from cash, or voids its round.",
  },
  "rollback-to-vendor": {
    kind: "rollback",
    debit: "provider",
    credit: "vendor",
    module: "wallet-api",
    when: "A provider takes back a bet from its vendor's wallet, or voids its round.",
  },
  deposit: { kind: "deposit", debit: "clearing", credit: "cash", module: "payments", when: "A deposit succeeds." },
  "deposit-fee": {
    kind: "deposit-fee",
    debit: "cash",
    credit: "fees",
    module: "payments",
    when: "A deposit with a fee succeeds.",
  },
  "withdraw-hold": {
    kind: "withdraw-hold",
    debit: "cash",
    credit: "locked",
    module: "payments",
    when: "A member asks for a withdrawal.",
  },
  "withdraw-release": {
    kind: "withdraw-release",
    debit: "locked",
    credit: "cash",
    module: "payments",
    when: "A withdrawal is rejected, cancelled or fails before it is paid.",
  },
  "withdraw-paid": {
    kind: "withdraw-paid",
    debit: "locked",
    credit: "clearing",
    module: "payments",
    when: "The adapter pays a withdrawal.",
  },
  "withdraw-fee": {
    kind: "withdraw-fee",
    debit: "locked",
    credit: "fees",
    module: "payments",
    when: "The adapter pays a withdrawal with a fee.",
  },
  "withdraw-refund": {
    kind: "withdraw-refund",
    debit: "clearing",
    credit: "cash",
    module: "payments",
    when: "A paid withdrawal comes back.",
  },
  "withdraw-fee-refund": {
    kind: "withdraw-refund",
    debit: "fees",
    credit: "cash",
    module: "payments",
    when: "A paid withdrawal with a fee comes back.",
  },
  "wallet-hold": {
    kind: "wallet-hold",
    debit: "cash",
    credit: "locked",
    module: "payments",
    when: "A transfer from cash to a vendor's wallet begins.",
  },
  "wallet-hold-at-vendor": {
    kind: "wallet-hold",
    debit: "vendor",
    credit: "locked",
    module: "payments",
    when: "A transfer from a vendor's wallet to cash begins.",
  },
  "wallet-arrive": {
    kind: "wallet-arrive",
    debit: "locked",
    credit: "cash",
    module: "payments",
    when: "A vendor confirms a transfer to cash.",
  },
  "wallet-arrive-at-vendor": {
    kind: "wallet-arrive",
    debit: "locked",
    credit: "vendor",
    module: "payments",
    when: "A vendor confirms a transfer to its wallet.",
  },
  "wallet-back": {
    kind: "wallet-back",
    debit: "locked",
    credit: "cash",
    module: "payments",
    when: "A vendor refuses a transfer to its wallet.",
  },
  "wallet-back-to-vendor": {
    kind: "wallet-back",
    debit: "locked",
    credit: "vendor",
    module: "payments",
    when: "A vendor refuses a transfer to cash.",
  },
  "member-sent": {
    kind: "member-sent",
    debit: "cash",
    credit: "between-members",
    module: "payments",
    when: "A member sends cash along the own tree.",
  },
  "member-sent-commission": {
    kind: "member-sent",
    debit: "commission",
    credit: "between-members",
    module: "payments",
    when: "A member sends commission along the own tree.",
  },
  "member-received": {
    kind: "member-received",
    debit: "between-members",
    credit: "cash",
    module: "payments",
    when: "What another member sent arrives, in the same transaction.",
  },
  "adjust-cash-up": {
    kind: "adjust",
    debit: "adjustments",
    credit: "cash",
    module: "payments",
    when: "A second operator agrees to add to cash.",
  },
  "adjust-cash-down": {
    kind: "adjust",
    debit: "cash",
    credit: "adjustments",
    module: "payments",
    when: "A second operator agrees to take from cash.",
  },
  "adjust-commission-up": {
    kind: "adjust",
    debit: "adjustments",
    credit: "commission",
    module: "payments",
    when: "A second operator agrees to add to commission.",
  },
  "adjust-commission-down": {
    kind: "adjust",
    debit: "commission",
    credit: "adjustments",
    module: "payments",
    when: "A second operator agrees to take from commission.",
  },
  reward: {
    kind: "reward",
    debit: "promotions",
    credit: "cash",
    module: "rewards",
    when: "A reward that need not be played is granted.",
  },
  "bonus-grant": {
    kind: "bonus-grant",
    debit: "promotions",
    credit: "bonus",
    module: "rewards",
    when: "A bonus that must be played is granted.",
  },
  "bonus-release": {
    kind: "bonus-release",
    debit: "bonus",
    credit: "cash",
    module: "rewards",
    when: "A member claims a bonus that was played through.",
  },
  "bonus-return": {
    kind: "bonus-return",
    debit: "bonus",
    credit: "promotions",
    module: "rewards",
    when: "A bonus expires or is given up.",
  },
  redeem: {
    kind: "redeem",
    debit: "cash",
    credit: "promotions",
    module: "rewards",
    when: "An exchange of points asks for money beside them.",
  },
  "redeem-return": {
    kind: "redeem-return",
    debit: "promotions",
    credit: "cash",
    module: "rewards",
    when: "An exchange that asked for money is declined.",
  },
  "points-earned": {
    kind: "points-earned",
    debit: "points-issued",
    credit: "points",
    module: "rewards",
    when: "A day's play earns points.",
  },
  "points-redeem": {
    kind: "points-redeem",
    debit: "points",
    credit: "points-issued",
    module: "rewards",
    when: "A member exchanges points for goods.",
  },
  "points-return": {
    kind: "points-return",
    debit: "points-issued",
    credit: "points",
    module: "rewards",
    when: "An exchange is declined.",
  },
  "points-convert": {
    kind: "points-convert",
    debit: "points",
    credit: "points-issued",
    module: "rewards",
    when: "A member converts points to a bonus.",
  },
} as const satisfies Readonly<Record<string, PostingRow>>;

export type PostingName = keyof typeof POSTINGS;
export type TransferKind = (typeof POSTINGS)[PostingName]["kind"];

export const POSTING_ROWS: readonly PostingRow[] = Object.values(POSTINGS);
