import { initialState, machine, stateAfter } from "../../state-machine/machine.ts";

export const CONTRACT_STATES = [
  "offered",
  "signed",
  "ending",
  "ended",
  "superseded",
  "cancelled",
  "rejected",
  "withdrawn",
  "expired",
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/**
 * One version of a contract. The side that did not propose it signs or rejects it. A signed version starts with the next
 * window, and counts until its end: a later version takes its place, either side ends it with the window, or an upline that
 * signs lower cancels it.
 */
export const AGENT_CONTRACT = machine({
  name: "Agent contract",
  states: CONTRACT_STATES,
  edges: [
    { from: null, event: "offer", to: "offered", actors: ["member", "operator"] },
    { from: "offered", event: "sign", to: "signed", actors: ["member"] },
    { from: "offered", event: "reject", to: "rejected", actors: ["member"] },
    { from: "offered", event: "withdraw", to: "withdrawn", actors: ["member", "operator"] },
    { from: "offered", event: "expire", to: "expired", actors: ["system"] },
    { from: "signed", event: "supersede", to: "superseded", actors: ["member"] },
    { from: "signed", event: "end", to: "ending", actors: ["member", "operator"] },
    { from: "signed", event: "cancel", to: "cancelled", actors: ["member", "operator"] },
    { from: "ending", event: "finish", to: "ended", actors: ["system"] },
  ],
});

/** Waits for the answer of the side that did not propose it. */
export const OFFERED: ContractState = initialState(AGENT_CONTRACT);
export const SIGNED: ContractState = stateAfter(AGENT_CONTRACT, "sign");
/** Signed, and set to end with its window. */
export const ENDING: ContractState = stateAfter(AGENT_CONTRACT, "end");
/** Both count: a version with a set end until that end. */
export const RUNNING_STATES: readonly ContractState[] = [SIGNED, ENDING];
/** Never signed, so without a start. */
export const UNSIGNED_STATES: readonly ContractState[] = [
  OFFERED,
  ...(["reject", "withdraw", "expire"] as const).map((event) => stateAfter(AGENT_CONTRACT, event)),
];
/** Signed, with an end that is known. */
export const ENDING_STATES: readonly ContractState[] = (["end", "finish", "supersede", "cancel"] as const).map((event) =>
  stateAfter(AGENT_CONTRACT, event),
);
