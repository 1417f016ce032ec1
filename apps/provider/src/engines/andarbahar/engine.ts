import { cardSigns, DECK, rankOf, shoeOf } from "../cards.ts";
import type { Ratio } from "../engine.ts";
import { PACES, paceOf, spotsEngine, type Stops } from "../shared.ts";

/** A card is turned up; then cards fall on andar and bahar in turn, andar first, until one has its rank. */
export const SIDES = ["andar", "bahar"] as const;
export type AndarSide = (typeof SIDES)[number];
/** Bets on how many cards fall, the matching one included. */
export const COUNTS = [
  { spot: "cards1", from: 1, to: 5, pays: 350 },
  { spot: "cards6", from: 6, to: 10, pays: 440 },
  { spot: "cards11", from: 11, to: 25, pays: 245 },
  { spot: "cards26", from: 26, to: 49, pays: 760 },
] as const;
const LEFT = DECK - 1;
const MATCHING = 3;

export const sideOf = (cards: number): AndarSide => (cards % 2 === 1 ? "andar" : "bahar");
export const jokerOf = (stops: Stops): number | undefined => stops[0]?.[0];
export const fallenOf = (stops: Stops): readonly number[] => stops[1] ?? [];
export const sidePays = (side: AndarSide): number => (side === "andar" ? 190 : 200);

function covers(spot: string, cards: number): boolean {
  const count = COUNTS.find((each) => each.spot === spot);
  return count ? cards >= count.from && cards <= count.to : sideOf(cards) === spot;
}
export const paysOf = (spot: string): number =>
  COUNTS.find((each) => each.spot === spot)?.pays ?? (spot === "andar" ? sidePays("andar") : sidePays("bahar"));
export const SPOTS: readonly string[] = [...SIDES, ...COUNTS.map(({ spot }) => spot)];

/** Of all places for the matching cards among those left, those whose first one is here: the others are behind it. */
const waysAt = (cards: number): bigint => {
  const behind = BigInt(LEFT - cards);
  return (behind * (behind - 1n)) / 2n;
};
const waysOf = (counts: readonly number[]): bigint => counts.reduce((ways, cards) => ways + waysAt(cards), 0n);

export function chanceOf(spot: string): Ratio {
  const counts = Array.from({ length: LEFT - MATCHING + 1 }, (_, index) => index + 1);
  return { over: waysOf(counts.filter((cards) => covers(spot, cards))), under: waysOf(counts) };
}

export const andarbahar = spotsEngine({
  variants: PACES,
  drawn: (draw) => {
    const deal = shoeOf(draw, 1);
    const joker = deal();
    const fallen: number[] = [];
    do fallen.push(deal());
    while (rankOf(fallen.at(-1) ?? 0) !== rankOf(joker));
    return [[joker], fallen];
  },
  spots: () => SPOTS,
  brings: (spot, stops) => (covers(spot, fallenOf(stops).length) ? paysOf(spot) : 0),
  bets: () => SPOTS.map((spot) => ({ choice: `${spot}:1`, prizes: [{ chance: chanceOf(spot), pays: paysOf(spot) }] })),
  signs: cardSigns,
  pace: (variant) => paceOf(variant, 10_000),
});
