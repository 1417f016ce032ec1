import type { Ratio } from "./engine.ts";

/** The chance of each spot, by counting the ways of all ends at which it wins. */
export function chancesOf<Spot extends string, End>(
  spots: readonly Spot[],
  ends: readonly (readonly [end: End, ways: bigint])[],
  wins: (spot: Spot, end: End) => boolean,
): ReadonlyMap<Spot, Ratio> {
  const under = ends.reduce((sum, [, ways]) => sum + ways, 0n);
  const waysOf = (spot: Spot): bigint => ends.reduce((sum, [end, ways]) => (wins(spot, end) ? sum + ways : sum), 0n);
  return new Map(spots.map((spot) => [spot, { over: waysOf(spot), under }]));
}

/** The chance of a spot before a match, of chances that are counted once for each set of parameters. */
export function chanceBefore<Spot extends string>(
  count: (variant: number) => ReadonlyMap<Spot, Ratio>,
): (spot: Spot, variant: number) => Ratio {
  const known = new Map<number, ReadonlyMap<Spot, Ratio>>();
  return (spot, variant) => {
    const all = known.get(variant) ?? count(variant);
    known.set(variant, all);
    return all.get(spot) ?? { over: 0n, under: 1n };
  };
}
