import { machine } from "../../state-machine/machine.ts";

export const REDEMPTION_STATES = ["applying", "approved", "rejected"] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** An exchange of points for goods (specification, section 4). */
export const REDEMPTION = machine({
  name: "Redemption",
  states: REDEMPTION_STATES,
  edges: [
    { from: null, event: "apply", to: "applying", actors: ["member"] },
    { from: "applying", event: "approve", to: "approved", actors: ["operator"] },
    { from: "applying", event: "reject", to: "rejected", actors: ["operator"] },
  ],
});

/** Most pieces of one exchange. */
export const MAX_REDEEM_QUANTITY = 20;
