import type { AccountKind } from "./chart-of-accounts.ts";

/** One move of money, as the table of postings names it. */
export interface PostingRow {
  /** The kind of the transfer. Several rows may share it. */
  readonly kind: string;
  /** The account that the amount leaves. */
  readonly debit: AccountKind;
  /** The account that the amount arrives at. */
  readonly credit: AccountKind;
  /** The module that posts it, alone but for `alsoBy`. */
  readonly module: "identity" | "payments" | "rewards" | "wallet-api" | "agents" | "lottery";
  readonly alsoBy?: readonly ("lottery" | "wallet-api")[];
  readonly when: string;
  /** Posted no more: the row lets the history of a database stay as it was written. */
  readonly isPast?: true;
}
