import type { Ratio } from "./engine.ts";

/** The chance of a spot, by counting the ways in which it wins: each is as likely as another. A spot is counted once. */
export function countedChance<Spot extends string, Way>(
  ways: readonly Way[],
  ruleOf: (spot: Spot) => (way: Way) => boolean,
): (spot: Spot) => Ratio {
  const chances = new Map<Spot, Ratio>();
  return (spot) => {
    const known = chances.get(spot) ?? { over: BigInt(ways.filter(ruleOf(spot)).length), under: BigInt(ways.length) };
    chances.set(spot, known);
    return known;
  };
}
