import { machine, stateAfter } from "../../state-machine/machine.ts";

export const RUN_STATES = ["open", "computed", "posted", "closed"] as const;
export type RunState = (typeof RUN_STATES)[number];

/**
 * One window of one type of contract. When it is open, nothing that comes later counts in it; when it is computed, its statements are
 * signed; when it is posted, each is paid or due; when it is closed, nothing of it is due.
 */
export const SETTLEMENT_RUN = machine({
  name: "Settlement run",
  states: RUN_STATES,
  edges: [
    { from: null, event: "open", to: "open", actors: ["system", "operator"] },
    { from: "open", event: "compute", to: "computed", actors: ["system", "operator"] },
    { from: "computed", event: "post", to: "posted", actors: ["system", "operator"] },
    { from: "posted", event: "close", to: "closed", actors: ["system", "operator"] },
  ],
});

/** Its statements are paid or due: a correction is a new version of it. */
export const PAID_RUN_STATES: readonly RunState[] = [stateAfter(SETTLEMENT_RUN, "post"), stateAfter(SETTLEMENT_RUN, "close")];
