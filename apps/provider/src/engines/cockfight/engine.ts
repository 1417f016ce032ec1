import type { Ratio } from "../engine.ts";
import { PACES, paceOf, PARTS, spotsEngine, type Stops } from "../shared.ts";

/** Two birds of paper meet five times; each time one of them scores, or none. More scores win. On a draw the stakes on a bird come back. */
export const SPOTS = ["meron", "tie", "wala"] as const;
export type CockSpot = (typeof SPOTS)[number];
export type Bird = Exclude<CockSpot, "tie">;
export const CLASHES = 5;
const RESULTS = ["none", "meron", "wala"] as const;
const PAYS: Readonly<Record<CockSpot, number>> = { meron: 190, wala: 190, tie: 460 };

/** Who scored in each clash. */
export const clashesOf = (stops: Stops): readonly ("none" | Bird)[] => (stops[0] ?? []).map((drawn) => RESULTS[drawn] ?? "none");
export const scoreOf = (stops: Stops, bird: Bird): number => clashesOf(stops).filter((each) => each === bird).length;

export function winnerOf(stops: Stops): CockSpot {
  const ahead = scoreOf(stops, "meron") - scoreOf(stops, "wala");
  return ahead === 0 ? "tie" : ahead > 0 ? "meron" : "wala";
}

const isSpot = (spot: string): spot is CockSpot => SPOTS.some((each) => each === spot);
export const paysOf = (spot: CockSpot): number => PAYS[spot];

/** Ways of `left` clashes that end with this lead: each is a score of meron, of wala, or of none. */
const waysTo = (lead: number, left: number): bigint => {
  if (left === 0) return lead === 0 ? 1n : 0n;
  return waysTo(lead, left - 1) + waysTo(lead - 1, left - 1) + waysTo(lead + 1, left - 1);
};
export function chanceOf(spot: CockSpot): Ratio {
  const under = 3n ** BigInt(CLASHES);
  const draws = waysTo(0, CLASHES);
  return { over: spot === "tie" ? draws : (under - draws) / 2n, under };
}

export const cockfight = spotsEngine({
  variants: PACES,
  drawn: (draw) => [Array.from({ length: CLASHES }, () => draw(RESULTS.length))],
  spots: () => SPOTS,
  brings: (spot, stops) => {
    const winner = winnerOf(stops);
    if (spot === winner) return isSpot(spot) ? paysOf(spot) : 0;
    return winner === "tie" ? PARTS : 0;
  },
  bets: () =>
    SPOTS.map((spot) => {
      const won = { chance: chanceOf(spot), pays: paysOf(spot) };
      const back = { chance: chanceOf("tie"), pays: PARTS };
      return { choice: `${spot}:1`, prizes: spot === "tie" ? [won] : [won, back] };
    }),
  pace: (variant) => paceOf(variant, 9000),
});
