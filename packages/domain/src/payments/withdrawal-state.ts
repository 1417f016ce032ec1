import type { Edge } from "../state-machine/state-table.ts";

/**
 * `pending`: the amount is held, a person looks at it. `approved`: to be paid. `paying`: handed to the adapter. `paid`: it
 * says that it was sent, and the member is asked. Then one of the answers: `partly_received`, `received`, `disputed` (the
 * clock stands still); `auto_received` when nobody answered in time, which gives nothing back. `rejected`, `cancelled`,
 * `failed` and `refunded` gave the amount back.
 */
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

export const WITHDRAWAL_STEPS = [
  { from: "pending", to: "approved", by: ["operator", "system"] },
  { from: "pending", to: "rejected", by: ["operator"] },
  { from: "pending", to: "cancelled", by: ["member"] },
  { from: "approved", to: "paying", by: ["operator", "system"] },
  { from: "approved", to: "rejected", by: ["operator"] },
  { from: "paying", to: "paid", by: ["adapter", "operator"] },
  { from: "paying", to: "failed", by: ["adapter", "operator"] },
  { from: "paid", to: "partly_received", by: ["member"] },
  { from: "paid", to: "received", by: ["member"] },
  { from: "paid", to: "disputed", by: ["member"] },
  { from: "paid", to: "auto_received", by: ["system"] },
  { from: "partly_received", to: "partly_received", by: ["member"] },
  { from: "partly_received", to: "received", by: ["member"] },
  { from: "partly_received", to: "disputed", by: ["member"] },
  { from: "partly_received", to: "auto_received", by: ["system"] },
  { from: "disputed", to: "received", by: ["member", "operator"] },
  { from: "disputed", to: "paid", by: ["operator"] },
  { from: "disputed", to: "refunded", by: ["operator"] },
] as const satisfies readonly Edge<WithdrawalState>[];

/** While one of these, the amount lies in the member's locked wallet. */
export const HELD_STATES = ["pending", "approved", "paying"] as const satisfies readonly WithdrawalState[];
/** From one of these the amount went back to the member's cash. */
export const RETURNED_STATES = ["rejected", "cancelled", "failed", "refunded"] as const satisfies readonly WithdrawalState[];
/** The member is asked, and the clock runs. */
export const ASKED_STATES = ["paid", "partly_received"] as const satisfies readonly WithdrawalState[];
