import { createHmac } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import type { System } from "../../platform/system.ts";
import { sandboxBank } from "./sandbox/sandbox-bank.ts";

export interface PayOut {
  readonly id: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account's number, open: an adapter pays to it. */
  readonly number: string;
  readonly at: Date;
}

/**
 * Somebody who moves money outside: a bank, a gateway. It is asked for a page to pay on, is handed withdrawals, and
 * reports what became of each by signed calls to `/wps/payments/reports`. A real one is one more of these in
 * `adaptersOf`.
 */
export interface PaymentAdapter {
  readonly id: string;
  /** Signs its reports (see `@baize/api/provider/sign`). */
  readonly secret: string;
  /** The address of its page for one deposit: absolute, or a path of this site. */
  payUrl(deposit: { readonly id: string; readonly amount: bigint; readonly currency: string }): string;
  /**
   * Hands a withdrawal over, within the transaction that marks it so: what leaves this machine must be written down here
   * first and sent afterwards, or a transaction that fails would have paid.
   */
  payOut(tx: Transaction, order: PayOut): Promise<void>;
}

/** A secret that follows from the server's own, so that nothing has to be configured. */
export const derivedSecret = ({ codeSecret }: System, what: string): string =>
  createHmac("sha256", codeSecret).update(what).digest("base64url");

export function adapterOf(system: System, id: string): PaymentAdapter | undefined {
  return [sandboxBank(derivedSecret(system, "payments sandbox-bank"))].find((adapter) => adapter.id === id);
}
