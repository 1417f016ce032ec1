import type { Transaction } from "../../platform/database/database.ts";

export interface PayOut {
  readonly id: string;
  /** Whose it is. The adapter gives it back with each report. */
  readonly memberId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account's number in clear: the adapter pays to it. */
  readonly number: string;
  readonly at: Date;
}

/**
 * A company that moves money outside: a bank or a payment gateway. It serves a page to pay on, accepts withdrawals, and reports
 * the outcome of each by signed calls to `/wps/payments/reports`. To add a real one, add a row to `adapterOf`.
 */
export interface PaymentAdapter {
  readonly id: string;
  /** Signs its reports (see `@baize/api/provider/sign`). */
  readonly secret: string;
  /** The address of its page for one deposit: absolute, or a path of this site. */
  payUrl(deposit: { readonly id: string; readonly amount: bigint; readonly currency: string }): string;
  /**
   * Accepts a withdrawal, in the transaction that marks it as handed over. It must store the order here and send it afterwards:
   * a call from a transaction that then fails would have paid.
   */
  payOut(tx: Transaction, order: PayOut): Promise<void>;
}
