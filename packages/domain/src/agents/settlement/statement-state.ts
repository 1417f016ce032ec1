import { initialState, machine, stateAfter, statesAfter } from "../../state-machine/machine.ts";

export const STATEMENT_STATES = ["computed", "due", "paid", "guaranteed"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/**
 * How the amount of one statement is paid. The brand pays at once, and so does an upline for a salary; a dividend of an upline is
 * a bill. A bill that is not paid before its deadline, or that its payer refuses, is paid from the guarantee.
 */
export const STATEMENT = machine({
  name: "Settlement statement",
  states: STATEMENT_STATES,
  edges: [
    { from: null, event: "compute", to: "computed", actors: ["system", "operator"] },
    { from: "computed", event: "bill", to: "due", actors: ["system", "operator"] },
    { from: "computed", event: "pay", to: "paid", actors: ["system", "operator"] },
    { from: "computed", event: "guarantee", to: "guaranteed", actors: ["system", "operator"] },
    { from: "due", event: "pay", to: "paid", actors: ["member", "system"] },
    { from: "due", event: "refuse", to: "guaranteed", actors: ["member"] },
    { from: "due", event: "guarantee", to: "guaranteed", actors: ["system"] },
  ],
});

/** Nothing of it is paid yet, and it is no bill. */
export const UNPAID_STATEMENT: StatementState = initialState(STATEMENT);
/** A bill that its payer still has to pay. */
export const DUE_STATEMENT: StatementState = stateAfter(STATEMENT, "bill");
/** Its amount has reached the member, whoever paid it. */
export const MOVED_STATES: readonly StatementState[] = [...statesAfter(STATEMENT, "pay"), ...statesAfter(STATEMENT, "guarantee")];
