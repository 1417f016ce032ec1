import { cardSigns, DECK, rankOf, shoeOf } from "../cards.ts";
import type { Ratio } from "../engine.ts";
import { PACES, paceOf, PARTS, spotsEngine, type Stops } from "../shared.ts";

/** One card for the dragon, one for the tiger; the higher rank wins, the ace is the lowest. On a tie half of a side's stake comes back. */
export const SPOTS = ["dragon", "tie", "tiger"] as const;
export type DragonSpot = (typeof SPOTS)[number];

const DECKS = [8, 6, 1, 4, 2, 8] as const;
/** What a chip on the tie brings, in whole chips, by set of parameters. */
const TIES = [13, 13, 16, 13, 14, 13] as const;
export const decksOf = (variant: number): number => DECKS[variant] ?? 8;

export const dealtOf = (stops: Stops): readonly [dragon: number, tiger: number] | undefined => {
  const [dragon, tiger] = stops[0] ?? [];
  return dragon === undefined || tiger === undefined ? undefined : [dragon, tiger];
};

export function winnerOf(stops: Stops): DragonSpot {
  const [dragon = 0, tiger = 0] = dealtOf(stops) ?? [];
  const ahead = rankOf(dragon) - rankOf(tiger);
  return ahead === 0 ? "tie" : ahead > 0 ? "dragon" : "tiger";
}

export const paysOf = (spot: DragonSpot, variant: number): number => (spot === "tie" ? (TIES[variant] ?? 0) * PARTS : 2 * PARTS);

const isSpot = (spot: string): spot is DragonSpot => SPOTS.some((each) => each === spot);

function brings(spot: string, stops: Stops, variant: number): number {
  const winner = winnerOf(stops);
  if (spot === winner) return isSpot(spot) ? paysOf(spot, variant) : 0;
  return winner === "tie" ? PARTS / 2 : 0;
}

/** The chances: of the cards left, `4 × decks − 1` have the rank of the first one. */
export function chanceOf(spot: DragonSpot, variant: number): Ratio {
  const left = BigInt(DECK * decksOf(variant) - 1);
  const same = BigInt(4 * decksOf(variant) - 1);
  return spot === "tie" ? { over: same, under: left } : { over: left - same, under: left * 2n };
}

export const dragontiger = spotsEngine({
  variants: PACES,
  drawn: (draw, variant) => {
    const deal = shoeOf(draw, decksOf(variant));
    return [[deal(), deal()]];
  },
  spots: () => SPOTS,
  brings,
  bets: (variant) =>
    SPOTS.map((spot) => {
      const won = { chance: chanceOf(spot, variant), pays: paysOf(spot, variant) };
      const half = { chance: chanceOf("tie", variant), pays: PARTS / 2 };
      return { choice: `${spot}:1`, prizes: spot === "tie" ? [won] : [won, half] };
    }),
  signs: cardSigns,
  pace: (variant) => paceOf(variant),
});
