import type { Owner } from "../../../ledger/account.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/** A deposit was reversed: its money went back, and it counts as a deposit no more. */
export interface DepositReversed {
  readonly owner: Owner;
  readonly brand: string;
  readonly at: Date;
}

/**
 * What another module does about a reversed deposit. It runs inside the transaction that reverses it, after its postings, with
 * the member's cash row locked. What it throws rolls the reversal back.
 */
export interface DepositReversedSubscriber {
  readonly name: string;
  readonly depositReversed: (tx: Transaction, reversed: DepositReversed) => Promise<void>;
}
