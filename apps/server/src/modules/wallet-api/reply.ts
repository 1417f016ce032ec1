import type { Refusal, WalletAnswer } from "@baize/api/provider/answer";
import { formatAmount } from "@baize/domain/money/amount";

/** A call that moved no money, and why. */
export interface RefusedCall {
  readonly code: Refusal;
  readonly balance?: string;
  readonly currency?: string;
}

export const refused = (code: Refusal): RefusedCall => ({ code });

export const isRefused = (reply: { code: string }): reply is RefusedCall => reply.code !== "ok";

/** A refusal that answers the balance. */
export function refusedFor(code: Refusal, balance: bigint, currency: string): RefusedCall {
  return { code, balance: formatAmount(balance, currency), currency };
}

export function accepted(balance: bigint, currency: string, reference?: string): WalletAnswer {
  return { code: "ok", balance: formatAmount(balance, currency), currency, reference };
}
