import { machine } from "../state-machine/machine.ts";

export const AGENT_APPLICATION_STATES = ["waiting", "approved", "rejected"] as const;
export type AgentApplicationState = (typeof AGENT_APPLICATION_STATES)[number];

/** An application to become an agent waits until an operator answers it, once. */
export const AGENT_APPLICATION = machine({
  name: "Agent application",
  states: AGENT_APPLICATION_STATES,
  edges: [
    { from: null, event: "apply", to: "waiting", actors: ["visitor"] },
    { from: "waiting", event: "approve", to: "approved", actors: ["operator"] },
    { from: "waiting", event: "reject", to: "rejected", actors: ["operator"] },
  ],
});
