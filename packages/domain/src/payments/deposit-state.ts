import type { Edge } from "../state-machine/state-table.ts";

/**
 * A deposit waits for its payer (`created`), is under way at the adapter (`processing`), and ends. Money that arrives late
 * is still the member's, so an expired deposit can succeed; success after failure, or of another amount, is looked at by a
 * person (`review`).
 */
export const DEPOSIT_STATES = ["created", "processing", "succeeded", "failed", "expired", "review"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

export const DEPOSIT_STEPS = [
  { from: "created", to: "processing", by: ["adapter"] },
  { from: "created", to: "succeeded", by: ["adapter", "operator"] },
  { from: "created", to: "failed", by: ["adapter", "operator", "member"] },
  { from: "created", to: "expired", by: ["system"] },
  { from: "created", to: "review", by: ["adapter"] },
  { from: "processing", to: "succeeded", by: ["adapter", "operator"] },
  { from: "processing", to: "failed", by: ["adapter", "operator"] },
  { from: "processing", to: "review", by: ["adapter"] },
  { from: "expired", to: "succeeded", by: ["adapter", "operator"] },
  { from: "expired", to: "review", by: ["adapter"] },
  { from: "failed", to: "review", by: ["adapter"] },
  { from: "review", to: "succeeded", by: ["operator"] },
  { from: "review", to: "failed", by: ["operator"] },
] as const satisfies readonly Edge<DepositState>[];

/** Not over: the payer, the adapter or a person is to take the next step. */
export const OPEN_DEPOSITS = ["created", "processing", "review"] as const satisfies readonly DepositState[];

/** What an adapter reports of a payment. */
export const REPORTS = ["processing", "succeeded", "failed"] as const;
export type Report = (typeof REPORTS)[number];

/** Where a report of this amount would lead; the table says whether it may. */
export function afterReport(state: DepositState, report: Report, sameAmount: boolean): DepositState {
  if (report !== "succeeded") return report;
  return state === "failed" || !sameAmount ? "review" : "succeeded";
}
