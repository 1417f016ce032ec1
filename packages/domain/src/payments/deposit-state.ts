import { initialState, machine } from "../state-machine/machine.ts";

export const DEPOSIT_STATES = ["created", "processing", "succeeded", "failed", "expired", "review", "reversed"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * A deposit waits for its payer (`created`), is under way at the adapter (`processing`), and ends. Money that arrives late
 * belongs to the member all the same, so an expired deposit can succeed. Success after failure, or with another amount, waits
 * for an operator (`review`). One whose payer took the money back is `reversed`.
 */
export const DEPOSIT = machine({
  name: "Deposit",
  states: DEPOSIT_STATES,
  settled: ["succeeded", "failed", "expired"],
  edges: [
    { from: null, event: "create", to: "created", actors: ["member", "operator"] },
    { from: "created", event: "process", to: "processing", actors: ["adapter"] },
    { from: "created", event: "succeed", to: "succeeded", actors: ["adapter", "operator"] },
    { from: "created", event: "fail", to: "failed", actors: ["adapter", "operator"] },
    { from: "created", event: "cancel", to: "failed", actors: ["member"] },
    { from: "created", event: "expire", to: "expired", actors: ["system"] },
    { from: "created", event: "question", to: "review", actors: ["adapter"] },
    { from: "processing", event: "succeed", to: "succeeded", actors: ["adapter", "operator"] },
    { from: "processing", event: "fail", to: "failed", actors: ["adapter", "operator"] },
    { from: "processing", event: "question", to: "review", actors: ["adapter"] },
    { from: "expired", event: "succeed", to: "succeeded", actors: ["adapter", "operator"] },
    { from: "expired", event: "question", to: "review", actors: ["adapter"] },
    { from: "failed", event: "question", to: "review", actors: ["adapter"] },
    { from: "review", event: "succeed", to: "succeeded", actors: ["operator"] },
    { from: "review", event: "fail", to: "failed", actors: ["operator"] },
    { from: "succeeded", event: "reverse", to: "reversed", actors: ["operator"] },
  ],
});

/** For so long after its page has closed a deposit counts towards limits: a payment that was begun on it may still arrive. */
export const LATE_PAYMENT_MS = 24 * 3_600_000;

/** Whether the payer has still to pay: nothing was reported of the payment, and it was not called off. */
export const awaitsPayment = (state: DepositState): boolean => state === initialState(DEPOSIT);

/** An adapter's report of a payment. */
export const REPORTS = ["processing", "succeeded", "failed"] as const;
export type ReportedState = (typeof REPORTS)[number];

/** Where a report of this amount would lead; the table says whether it may. */
export function afterReport(state: DepositState, report: ReportedState, sameAmount: boolean): DepositState {
  if (report !== "succeeded") return report;
  return state === "failed" || !sameAmount ? "review" : "succeeded";
}
