import { machine } from "../../state-machine/machine.ts";

export const PROVIDER_CALL_STATES = [
  "taken",
  "paid",
  "rolled_back",
  "done",
  "repeated",
  "tombstone",
  "held",
  "refused",
  "unsettled",
  "dropped",
] as const;
export type ProviderCallState = (typeof PROVIDER_CALL_STATES)[number];

/**
 * A stored call of a game provider. A bet is `taken`; a win pays it, and may do so again; a rollback returns its stake if
 * nothing was paid. Every other call is `done` as it is stored. A second rollback of one bet, under an id of its own, is
 * `repeated` and moves nothing. A rollback of an unknown bet leaves a `tombstone`, which refuses that bet if it arrives later.
 * A win or a credit above the maximum is `held` and pays nothing until an operator approves it; one that is `refused` is never paid.
 * An unsettled round is open again: its wins and its end are `unsettled`, its wins that were not paid `dropped`, and its bets `taken`.
 */
export const PROVIDER_CALL = machine({
  name: "Provider call",
  states: PROVIDER_CALL_STATES,
  // A bet that wins nothing stays taken. What is done stays so, unless the round is unsettled.
  settled: ["taken", "paid", "done", "refused"],
  edges: [
    { from: null, event: "bet", to: "taken", actors: ["adapter"] },
    { from: null, event: "record", to: "done", actors: ["adapter"] },
    { from: null, event: "repeat", to: "repeated", actors: ["adapter"] },
    { from: null, event: "miss", to: "tombstone", actors: ["adapter"] },
    { from: null, event: "hold", to: "held", actors: ["adapter"] },
    { from: "held", event: "approve", to: "done", actors: ["operator"] },
    { from: "held", event: "refuse", to: "refused", actors: ["operator"] },
    { from: "taken", event: "pay", to: "paid", actors: ["adapter"] },
    { from: "taken", event: "roll_back", to: "rolled_back", actors: ["adapter"] },
    { from: "paid", event: "pay", to: "paid", actors: ["adapter"] },
    { from: "paid", event: "reopen", to: "taken", actors: ["adapter"] },
    { from: "done", event: "unsettle", to: "unsettled", actors: ["adapter"] },
    { from: "held", event: "drop", to: "dropped", actors: ["adapter"] },
    { from: "refused", event: "drop", to: "dropped", actors: ["adapter"] },
  ],
});
