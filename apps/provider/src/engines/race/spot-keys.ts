import { HALF_KEYS, isHalf } from "../halves.ts";
import { isolated } from "../isolated.ts";
import type { SpotKey } from "../spot-key.ts";
import { type RaceSpot, targetOf } from "./markets.ts";

const KEYS = { first: "raceFirstIs", second: "raceSecondIs", third: "raceThirdIs", sum: "drawSumIs" } as const;

/** The message that names a spot, with its values. */
export function spotKey(spot: RaceSpot): SpotKey {
  const target = targetOf(spot);
  if (target) return { key: KEYS[target.of], values: { number: isolated(target.value) } };
  return HALF_KEYS[isHalf(spot) ? spot : "small"];
}
