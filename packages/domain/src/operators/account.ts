import { initialState, machine, stateAfter } from "../state-machine/machine.ts";

export const OPERATOR_STATES = ["invited", "active", "ended"] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

/**
 * An operator's account. Who is invited chooses a password and a second factor before the first sign-in; an ended
 * account is never opened again.
 */
export const OPERATOR_ACCOUNT = machine({
  name: "Operator account",
  states: OPERATOR_STATES,
  edges: [
    { from: null, event: "invite", to: "invited", actors: ["operator", "system"] },
    { from: "invited", event: "enrol", to: "active", actors: ["operator"] },
    { from: "active", event: "reset", to: "invited", actors: ["operator"] },
    { from: "invited", event: "withdraw", to: "ended", actors: ["operator"] },
    { from: "active", event: "end", to: "ended", actors: ["operator"] },
  ],
});

/** Has no password yet. */
export const INVITED_OPERATOR: OperatorState = initialState(OPERATOR_ACCOUNT);
/** Can sign in and act. */
export const ACTIVE_OPERATOR: OperatorState = stateAfter(OPERATOR_ACCOUNT, "enrol");
