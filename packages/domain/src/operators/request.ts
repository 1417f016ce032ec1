import { machine } from "../state-machine/machine.ts";

export const OPERATOR_REQUEST_STATES = ["requested", "done", "rejected"] as const;
export type OperatorRequestState = (typeof OPERATOR_REQUEST_STATES)[number];

/** An operation that needs two people: one requests it, and the approval of another runs it, once. */
export const OPERATOR_REQUEST = machine({
  name: "Operator request",
  states: OPERATOR_REQUEST_STATES,
  edges: [
    { from: null, event: "request", to: "requested", actors: ["operator"] },
    { from: "requested", event: "approve", to: "done", actors: ["operator"] },
    { from: "requested", event: "reject", to: "rejected", actors: ["operator"] },
  ],
});
