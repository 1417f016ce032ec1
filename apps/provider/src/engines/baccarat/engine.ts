import { cardSigns, rankOf, shoeOf } from "../cards.ts";
import type { Ratio } from "../engine.ts";
import { PACES, paceOf, PARTS, spotsEngine, type Stops } from "../shared.ts";
import { ordersOf, pairIn } from "./odds.ts";
import { bankerDraws, isNatural, playerDraws, pointsOf, valueOf } from "./rules.ts";

/** Two hands; nearer to nine wins. On a tie the stakes on player and banker come back. */
export const SPOTS = ["player", "tie", "banker", "playerpair", "bankerpair"] as const;
export type BaccaratSpot = (typeof SPOTS)[number];

const DECKS = [8, 6, 8, 6, 8, 6] as const;
export const decksOf = (variant: number): number => DECKS[variant] ?? 8;

/** What a chip brings, in hundredths of it. The banker wins more often, and pays a commission of five in a hundred. */
export const PAYS: Readonly<Record<BaccaratSpot, number>> = {
  player: 2 * PARTS,
  tie: 10 * PARTS,
  banker: 195,
  playerpair: 13 * PARTS,
  bankerpair: 13 * PARTS,
};

export const SIDES = ["player", "banker"] as const;
export type Side = (typeof SIDES)[number];
export const handOf = (stops: Stops, side: Side): readonly number[] => stops[side === "player" ? 0 : 1] ?? [];
export const handPoints = (stops: Stops, side: Side): number => pointsOf(handOf(stops, side).map(valueOf));

export function winnerOf(stops: Stops): "player" | "tie" | "banker" {
  const ahead = handPoints(stops, "player") - handPoints(stops, "banker");
  return ahead === 0 ? "tie" : ahead > 0 ? "player" : "banker";
}

function isPair(stops: Stops, side: Side): boolean {
  const [first, second] = handOf(stops, side);
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

function brings(spot: string, stops: Stops): number {
  if (spot === "playerpair") return isPair(stops, "player") ? PAYS.playerpair : 0;
  if (spot === "bankerpair") return isPair(stops, "banker") ? PAYS.bankerpair : 0;
  const winner = winnerOf(stops);
  if (spot === winner) return PAYS[winner];
  return winner === "tie" ? PARTS : 0;
}

export function chanceOf(spot: BaccaratSpot, variant: number): Ratio {
  if (spot === "playerpair" || spot === "bankerpair") return pairIn(decksOf(variant));
  const orders = ordersOf(decksOf(variant));
  return { over: BigInt(orders[spot]), under: BigInt(orders.all) };
}

export const baccarat = spotsEngine({
  variants: PACES,
  drawn: (draw, variant) => {
    const deal = shoeOf(draw, decksOf(variant));
    const first = [deal(), deal(), deal(), deal()] as const;
    const [player, banker] = [
      [first[0], first[2]],
      [first[1], first[3]],
    ];
    const [playerPoints, bankerPoints] = [pointsOf(player.map(valueOf)), pointsOf(banker.map(valueOf))];
    if (isNatural(playerPoints, bankerPoints)) return [player, banker];
    const third = playerDraws(playerPoints) ? deal() : undefined;
    const isDrawn = bankerDraws(bankerPoints, third === undefined ? undefined : valueOf(third));
    return [third === undefined ? player : [...player, third], isDrawn ? [...banker, deal()] : banker];
  },
  spots: () => SPOTS,
  brings,
  bets: (variant) =>
    SPOTS.map((spot) => {
      const won = { chance: chanceOf(spot, variant), pays: PAYS[spot] };
      const back = { chance: chanceOf("tie", variant), pays: PARTS };
      return { choice: `${spot}:1`, prizes: spot === "player" || spot === "banker" ? [won, back] : [won] };
    }),
  signs: cardSigns,
  pace: (variant) => paceOf(variant, 9000),
});
