import { machine } from "../state-machine/machine.ts";

export const PENDING_REWARD_STATES = ["open", "claimed", "expired"] as const;
export type PendingRewardState = (typeof PENDING_REWARD_STATES)[number];

/** A reward in the reward centre waits until it is taken, or until its time runs out. A mission's is taken as it is made. */
export const PENDING_REWARD = machine({
  name: "Pending reward",
  states: PENDING_REWARD_STATES,
  edges: [
    { from: null, event: "add", to: "open", actors: ["system"] },
    { from: null, event: "pay", to: "claimed", actors: ["member"] },
    { from: "open", event: "claim", to: "claimed", actors: ["member"] },
    { from: "open", event: "expire", to: "expired", actors: ["system"] },
  ],
});
