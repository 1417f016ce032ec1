import type { Edge } from "../state-machine/state-table.ts";

/** The wallet that deposits come into and withdrawals leave, beside the vendors' own. */
export const MAIN_WALLET = "main";

/**
 * A transfer between the main wallet and a vendor's. `pending`: the amount has left its wallet and waits for the vendor's
 * word. `succeeded`: it has arrived. `failed`: it is back where it came from.
 */
export const TRANSFER_STATES = ["pending", "succeeded", "failed"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_STEPS = [
  { from: "pending", to: "succeeded", by: ["adapter", "operator"] },
  { from: "pending", to: "failed", by: ["adapter", "operator"] },
] as const satisfies readonly Edge<TransferState>[];

/** Why a vendor's balance could not be asked back. */
export const KEPT_REASONS = ["closed"] as const;

/** Which way a transfer goes, seen from the vendor; undefined unless exactly one of the two wallets is the main one. */
export function directionOf(from: string, to: string): { readonly way: "in" | "out"; readonly vendor: string } | undefined {
  if ((from === MAIN_WALLET) === (to === MAIN_WALLET)) return undefined;
  return from === MAIN_WALLET ? { way: "in", vendor: to } : { way: "out", vendor: from };
}
