import type { BaccaratSpot } from "./engine.ts";

/** The message that names a spot. */
export const SPOT_KEYS = {
  player: "baccaratPlayer",
  tie: "tableTie",
  banker: "baccaratBanker",
  playerpair: "baccaratPlayerPair",
  bankerpair: "baccaratBankerPair",
} as const satisfies Record<BaccaratSpot, string>;
