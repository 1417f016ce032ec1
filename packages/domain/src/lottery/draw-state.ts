import { initialState, machine, stateAfter } from "../state-machine/machine.ts";

/**
 * A draw is announced with the commitment to its seed. A correction settles it again, as a new version. A cancelled draw gives
 * every stake back: only one without numbers, because to cancel numbers that one does not like is to choose others.
 */
export const DRAW_STATES = ["announced", "open", "closed", "drawn", "settling", "settled", "cancelled"] as const;
export type DrawState = (typeof DRAW_STATES)[number];

export const DRAW = machine({
  name: "Draw",
  states: DRAW_STATES,
  edges: [
    { from: null, event: "announce", to: "announced", actors: ["system", "operator"] },
    { from: "announced", event: "open", to: "open", actors: ["system"] },
    { from: "open", event: "close", to: "closed", actors: ["system", "operator"] },
    { from: "closed", event: "draw", to: "drawn", actors: ["system"] },
    { from: "drawn", event: "settle", to: "settling", actors: ["system"] },
    { from: "settling", event: "finish", to: "settled", actors: ["system"] },
    { from: "settled", event: "correct", to: "settled", actors: ["operator"] },
    { from: "announced", event: "cancel", to: "cancelled", actors: ["operator"] },
    { from: "open", event: "cancel", to: "cancelled", actors: ["operator"] },
    { from: "closed", event: "cancel", to: "cancelled", actors: ["operator"] },
  ],
});

export const ANNOUNCED_DRAW: DrawState = initialState(DRAW);
export const OPEN_DRAW: DrawState = stateAfter(DRAW, "open");
export const SETTLED_DRAW: DrawState = stateAfter(DRAW, "finish");
export const CANCELLED_DRAW: DrawState = stateAfter(DRAW, "cancel");
/** Tickets are sold once the draw opens, which an announced one does by the clock. */
export const SELLING_STATES: readonly DrawState[] = [ANNOUNCED_DRAW, OPEN_DRAW];
/** Its numbers are still to come. */
export const UNDRAWN_STATES: readonly DrawState[] = [...SELLING_STATES, stateAfter(DRAW, "close")];
/** Its tickets are settled, or their stakes go back: it has its numbers, or was cancelled. */
export const SETTLEMENT_STATES: readonly DrawState[] = DRAW_STATES.filter((state) => !UNDRAWN_STATES.includes(state));

/** A ticket is open until its draw is settled; a correction settles it again. Whether it has won, its prize says. */
export const TICKET_STATES = ["open", "settled", "refunded"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET = machine({
  name: "Ticket",
  states: TICKET_STATES,
  edges: [
    { from: null, event: "buy", to: "open", actors: ["member", "system"] },
    { from: "open", event: "settle", to: "settled", actors: ["system"] },
    { from: "open", event: "refund", to: "refunded", actors: ["system"] },
    { from: "settled", event: "correct", to: "settled", actors: ["operator"] },
  ],
});

/** What the member of a ticket is shown: how it ended. A large win is `held` until an operator pays it, or `refused`. */
export const TICKET_OUTCOMES = ["open", "won", "lost", "refunded", "held", "refused"] as const;
export type TicketOutcome = (typeof TICKET_OUTCOMES)[number];

/** Why a ticket that wins was not paid. */
export const UNPAID = ["held", "refused"] as const satisfies readonly TicketOutcome[];
export type Unpaid = (typeof UNPAID)[number];

/** A rebate is no win: only a prize is. `unpaid`: why the bet's record withholds the win. */
export function outcomeOfTicket(state: TicketState, prize: bigint, unpaid: Unpaid | null = null): TicketOutcome {
  if (state !== "settled") return state;
  if (unpaid) return unpaid;
  return prize > 0n ? "won" : "lost";
}

/**
 * A chase buys one ticket for each of the next draws when it opens. `stopped`: after a win, as the member wished. `failed`: a
 * stake could not be taken.
 */
export const CHASE_STATES = ["running", "finished", "stopped", "cancelled", "failed"] as const;
export type ChaseState = (typeof CHASE_STATES)[number];

export const CHASE = machine({
  name: "Chase",
  states: CHASE_STATES,
  edges: [
    { from: null, event: "begin", to: "running", actors: ["member"] },
    { from: "running", event: "finish", to: "finished", actors: ["system"] },
    { from: "running", event: "stop", to: "stopped", actors: ["system"] },
    { from: "running", event: "cancel", to: "cancelled", actors: ["member"] },
    { from: "running", event: "fail", to: "failed", actors: ["system"] },
  ],
});
