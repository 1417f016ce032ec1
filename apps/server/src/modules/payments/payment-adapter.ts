import type { Transaction } from "../../platform/database/database.ts";

export interface PayOut {
  readonly id: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account's number in clear: the adapter pays to it. */
  readonly number: string;
  readonly at: Date;
}

/**
 * A company that moves money outside: a bank or a payment gateway. It serves a page to pay on, is handed withdrawals, and
 * reports what became of each by signed calls to `/wps/payments/reports`. A real one is another row of `adapterOf`.
 */
export interface PaymentAdapter {
  readonly id: string;
  /** Signs its reports (see `@baize/api/provider/sign`). */
  readonly secret: string;
  /** The address of its page for one deposit: absolute, or a path of this site. */
  payUrl(deposit: { readonly id: string; readonly amount: bigint; readonly currency: string }): string;
  /**
   * Takes a withdrawal, within the transaction that marks it as handed over. It must write the order down here and send it
   * afterwards: a call from inside a transaction that then fails would have paid.
   */
  payOut(tx: Transaction, order: PayOut): Promise<void>;
}
