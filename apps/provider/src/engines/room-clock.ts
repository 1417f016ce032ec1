import type { TurnClock, TurnEngine } from "./turns.ts";

/** Of a turn in a room. */
export const TURN_MS = 30_000;
/** Of a whole hand, for longer turns. */
export const BANK_MS = 120_000;

/** A player's time in a room. What runs out of it is one more action of the bet. */
const ROOM_CLOCK: TurnClock = {
  turnMs: TURN_MS,
  bankMs: BANK_MS,
  late: (choice) => (choice === "" ? "late" : `${choice} late`),
};

/** What all rooms have in common: a hand begins without an action, and none of its turns has a prize that could be taken. */
export const ROOM_RULES = {
  begins: (choice) => choice === "",
  hasPrize: () => false,
  clock: ROOM_CLOCK,
} as const satisfies Pick<TurnEngine, "begins" | "hasPrize" | "clock">;
