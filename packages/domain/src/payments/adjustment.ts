import { machine } from "../state-machine/machine.ts";

export const ADJUSTMENT_STATES = ["requested", "done", "rejected"] as const;
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number];

/** A correction of a wallet that one operator requests; another approves it, which moves the money. */
export const ADJUSTMENT = machine({
  name: "Adjustment",
  states: ADJUSTMENT_STATES,
  edges: [
    { from: null, event: "request", to: "requested", actors: ["operator"] },
    { from: "requested", event: "approve", to: "done", actors: ["operator"] },
    { from: "requested", event: "reject", to: "rejected", actors: ["operator"] },
  ],
});
