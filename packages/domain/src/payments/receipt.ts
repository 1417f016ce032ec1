import type { WithdrawalState } from "./withdrawal-state.ts";

/** What a member answers when asked whether a withdrawal arrived. `all`: the rest of a part has come too. */
export const RECEIPTS = ["received", "partial", "all", "not_received"] as const;
export type Receipt = (typeof RECEIPTS)[number];

export interface ReceiptFacts {
  readonly state: WithdrawalState;
  /** The sent amount, and the amount that the member confirmed before; minor units. */
  readonly sent: bigint;
  readonly received: bigint;
  readonly receipt: Receipt;
  /** Of a `partial` answer: what has arrived so far, in all. */
  readonly amount?: bigint | undefined;
}
export type ReceiptResult =
  | { readonly ok: true; readonly state: WithdrawalState; readonly received: bigint; readonly remainder: bigint }
  | { readonly ok: false; readonly problem: "amount_missing" | "amount_out_of_range" };

/** Where an answer leads. A part is more than before and less than the whole; the table says whether the change is allowed. */
export function applyReceipt({ sent, received, receipt, amount }: ReceiptFacts): ReceiptResult {
  if (receipt === "not_received") return { ok: true, state: "disputed", received, remainder: sent - received };
  if (receipt !== "partial") return { ok: true, state: "received", received: sent, remainder: 0n };
  if (amount === undefined) return { ok: false, problem: "amount_missing" };
  if (amount <= received || amount >= sent) return { ok: false, problem: "amount_out_of_range" };
  return { ok: true, state: "partly_received", received: amount, remainder: sent - amount };
}

/** Shares of the time to answer, after which the member is reminded. */
export const REMINDERS = [0.5, 0.9] as const;

/** How many reminders are due by now; times in epoch milliseconds. */
export function remindersDue(paidAt: number, autoAt: number, now: number): number {
  return REMINDERS.filter((share) => now >= paidAt + (autoAt - paidAt) * share).length;
}
