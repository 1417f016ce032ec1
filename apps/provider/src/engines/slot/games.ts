import { RISKS } from "../risk.ts";
import { SLOT_PAYS, type SlotPays } from "./pays.ts";
import { type Strips, stripsOf } from "./strips.ts";

/** The reels of a game of lines, and what it pays. Lines and rain are the same in all. */
export interface SlotGame {
  readonly strips: Strips;
  readonly pays: SlotPays;
}

/** One game for each volatility: low, medium, high. */
export const GAMES: readonly SlotGame[] = RISKS.map((volatility) => ({
  strips: stripsOf(volatility),
  pays: SLOT_PAYS[volatility],
}));

/** The game of Pearl Monsoon. */
export const MEDIUM = 1;

/** Throws RangeError for a variant that no title has. */
export function gameAt(variant: number): SlotGame {
  const game = GAMES[variant];
  if (!game) throw new RangeError(`the slot has no variant ${variant}`);
  return game;
}
