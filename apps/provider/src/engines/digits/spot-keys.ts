import { HALF_KEYS, isHalf } from "../halves.ts";
import { isolated } from "../isolated.ts";
import type { SpotKey } from "../spot-key.ts";
import { type DigitsSpot, targetOf } from "./markets.ts";

const KEYS = {
  hundreds: "digitsHundredsIs",
  tens: "digitsTensIs",
  units: "digitsUnitsIs",
  sum: "drawSumIs",
  number: "digitsNumberIs",
} as const;

/** The message that names a spot, with its values. */
export function spotKey(spot: DigitsSpot): SpotKey {
  const target = targetOf(spot);
  if (target) return { key: KEYS[target.of], values: { number: isolated(target.value) } };
  return HALF_KEYS[isHalf(spot) ? spot : "small"];
}
