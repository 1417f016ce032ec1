import { machine } from "../state-machine/machine.ts";

/** The wallet that deposits come into and withdrawals leave, beside the vendors' own. */
export const MAIN_WALLET = "main";

export const TRANSFER_STATES = ["pending", "succeeded", "failed"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * A transfer between the main wallet and a vendor's. `pending`: the amount has left its wallet and waits for the vendor's
 * answer. `succeeded`: it has arrived. `failed`: it is back where it came from.
 */
export const WALLET_TRANSFER = machine({
  name: "Wallet transfer",
  states: TRANSFER_STATES,
  edges: [
    { from: null, event: "begin", to: "pending", actors: ["member"] },
    { from: "pending", event: "arrive", to: "succeeded", actors: ["adapter", "operator"] },
    { from: "pending", event: "return", to: "failed", actors: ["adapter", "operator"] },
  ],
});

/** Why a vendor's balance could not be brought back. */
export const KEPT_REASONS = ["closed"] as const;

/** Which way a transfer goes, seen from the vendor; undefined unless exactly one of the two wallets is the main one. */
export function directionOf(from: string, to: string): { readonly way: "in" | "out"; readonly vendor: string } | undefined {
  if ((from === MAIN_WALLET) === (to === MAIN_WALLET)) return undefined;
  return from === MAIN_WALLET ? { way: "in", vendor: to } : { way: "out", vendor: from };
}
