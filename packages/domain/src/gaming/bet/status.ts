import { machine } from "../../state-machine/machine.ts";

/** States of one wager as the betting record shows them. */
export const BET_STATUSES = ["open", "won", "lost", "tie", "void", "refunded"] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

/**
 * A round's bet is open until its provider ends the round. When the whole stake was rolled back it is refunded; a next bet of
 * the same round opens it again, unless the provider has ended the round. A provider that takes a wrong result back opens it again too.
 */
export const BET = machine({
  name: "Bet",
  states: BET_STATUSES,
  settled: ["won", "lost", "tie", "refunded"],
  edges: [
    { from: null, event: "place", to: "open", actors: ["adapter"] },
    { from: "open", event: "win", to: "won", actors: ["adapter"] },
    { from: "open", event: "lose", to: "lost", actors: ["adapter"] },
    { from: "open", event: "tie", to: "tie", actors: ["adapter"] },
    { from: "open", event: "cancel", to: "void", actors: ["adapter"] },
    { from: "open", event: "refund", to: "refunded", actors: ["adapter"] },
    { from: "refunded", event: "place", to: "open", actors: ["adapter"] },
    { from: "won", event: "unsettle", to: "open", actors: ["adapter"] },
    { from: "lost", event: "unsettle", to: "open", actors: ["adapter"] },
    { from: "tie", event: "unsettle", to: "open", actors: ["adapter"] },
  ],
});

/** The stake went back to the player: the bet counts for nothing. */
export const RETURNED_BET_STATUSES = ["void", "refunded"] as const satisfies readonly BetStatus[];

export const isReturned = (status: BetStatus): boolean => RETURNED_BET_STATUSES.some((returned) => returned === status);
