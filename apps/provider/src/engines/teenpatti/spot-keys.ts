import type { PattiSpot } from "./engine.ts";
import type { Kind } from "./rules.ts";

/** The message that names a spot. */
export const SPOT_KEYS = {
  playera: "pattiA",
  playerb: "pattiB",
  plusa: "pattiPlusA",
  plusb: "pattiPlusB",
} as const satisfies Record<PattiSpot, string>;

/** The message that names a kind of hand. */
export const KIND_KEYS = {
  trail: "pattiTrail",
  pure: "pattiPure",
  sequence: "pattiSequence",
  colour: "pattiColour",
  pair: "pattiPair",
  high: "pattiHigh",
} as const satisfies Record<Kind, string>;
