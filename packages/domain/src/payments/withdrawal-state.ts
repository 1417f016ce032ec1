import { machine, statesBefore } from "../state-machine/machine.ts";

export const WITHDRAWAL_STATES = [
  "pending",
  "approved",
  "paying",
  "paid",
  "partly_received",
  "received",
  "auto_received",
  "disputed",
  "rejected",
  "cancelled",
  "failed",
  "refunded",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * `pending`: the amount is held and an operator looks at it. `approved`: to be paid. `paying`: handed to the adapter. `paid`:
 * the adapter says that it was sent, and the member is asked. Then one of the answers: `partly_received`, `received`,
 * `disputed` (the clock stops); `auto_received` without an answer in time, which gives nothing back. `rejected`, `cancelled`,
 * `failed` and `refunded` give the amount back.
 */
export const WITHDRAWAL = machine({
  name: "Withdrawal",
  states: WITHDRAWAL_STATES,
  edges: [
    { from: null, event: "request", to: "pending", actors: ["member"] },
    { from: "pending", event: "approve", to: "approved", actors: ["operator", "system"] },
    { from: "pending", event: "reject", to: "rejected", actors: ["operator"] },
    { from: "pending", event: "cancel", to: "cancelled", actors: ["member"] },
    { from: "approved", event: "pay", to: "paying", actors: ["operator", "system"] },
    { from: "approved", event: "reject", to: "rejected", actors: ["operator"] },
    { from: "paying", event: "send", to: "paid", actors: ["adapter", "operator"] },
    { from: "paying", event: "fail", to: "failed", actors: ["adapter", "operator"] },
    { from: "paid", event: "receive_part", to: "partly_received", actors: ["member"] },
    { from: "paid", event: "receive", to: "received", actors: ["member"] },
    { from: "paid", event: "dispute", to: "disputed", actors: ["member"] },
    { from: "paid", event: "auto_receive", to: "auto_received", actors: ["system"] },
    { from: "partly_received", event: "receive_part", to: "partly_received", actors: ["member"] },
    { from: "partly_received", event: "receive", to: "received", actors: ["member"] },
    { from: "partly_received", event: "dispute", to: "disputed", actors: ["member"] },
    { from: "partly_received", event: "auto_receive", to: "auto_received", actors: ["system"] },
    { from: "disputed", event: "receive", to: "received", actors: ["member", "operator"] },
    { from: "disputed", event: "send", to: "paid", actors: ["operator"] },
    { from: "disputed", event: "refund", to: "refunded", actors: ["operator"] },
  ],
});

/** The amount is in the member's locked wallet: it was requested and is not yet sent. */
export const HELD_STATES = ["pending", "approved", "paying"] as const satisfies readonly WithdrawalState[];
/** The amount went from the locked wallet back to cash without being sent. */
export const RELEASED_STATES = ["rejected", "cancelled", "failed"] as const satisfies readonly WithdrawalState[];
/** The amount is back in the member's cash. */
export const RETURNED_STATES = [...RELEASED_STATES, "refunded"] as const satisfies readonly WithdrawalState[];
/** The member is asked whether it arrived, and the clock runs. */
export const ASKED_STATES = statesBefore(WITHDRAWAL, "auto_receive");
