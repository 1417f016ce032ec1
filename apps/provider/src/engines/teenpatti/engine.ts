import { cardSigns, shoeOf } from "../cards.ts";
import type { Prize } from "../engine.ts";
import { PACES, paceOf, PARTS, spotsEngine, type Stops } from "../shared.ts";
import { kindChance, tieChance, winChance } from "./odds.ts";
import { type Kind, kindOf, strengthOf } from "./rules.ts";

/** Two hands of three cards; the better one wins. On a tie the stakes on both come back. */
export const SIDES = ["playera", "playerb"] as const;
export type PattiSide = (typeof SIDES)[number];
/** Bets on one hand alone: a pair or better pays, whoever wins. */
export const SPOTS = [...SIDES, "plusa", "plusb"] as const;
export type PattiSpot = (typeof SPOTS)[number];

/** What a chip on a hand that wins brings, in hundredths of it: a commission of five in a hundred is kept. */
export const SIDE_PAYS = 195;

/** The kinds of hands that pair plus pays, the highest first. */
export const PAID = ["trail", "pure", "sequence", "colour", "pair"] as const satisfies readonly Kind[];
type Paid = (typeof PAID)[number];

/** What a chip on pair plus brings, in whole chips, by set of parameters. */
const PLUS: readonly Readonly<Record<Paid, number>>[] = [
  { trail: 41, pure: 31, sequence: 7, colour: 5, pair: 2 },
  { trail: 51, pure: 41, sequence: 7, colour: 4, pair: 2 },
  { trail: 46, pure: 36, sequence: 7, colour: 4, pair: 2 },
];

export function plusPays(kind: Kind, variant: number): number {
  const paid = PAID.find((each) => each === kind);
  return paid ? (PLUS[variant % PLUS.length]?.[paid] ?? 0) * PARTS : 0;
}

export const handOf = (stops: Stops, side: PattiSide): readonly number[] => stops[SIDES.indexOf(side)] ?? [];

export function winnerOf(stops: Stops): PattiSide | "tie" {
  const ahead = strengthOf(handOf(stops, "playera")) - strengthOf(handOf(stops, "playerb"));
  return ahead === 0 ? "tie" : ahead > 0 ? "playera" : "playerb";
}

function brings(spot: string, stops: Stops, variant: number): number {
  if (spot === "plusa") return plusPays(kindOf(handOf(stops, "playera")), variant);
  if (spot === "plusb") return plusPays(kindOf(handOf(stops, "playerb")), variant);
  const winner = winnerOf(stops);
  if (spot === winner) return SIDE_PAYS;
  return winner === "tie" ? PARTS : 0;
}

const isSide = (spot: PattiSpot): spot is PattiSide => SIDES.some((side) => side === spot);

const prizesOf = (spot: PattiSpot, variant: number): readonly Prize[] =>
  isSide(spot)
    ? [
        { chance: winChance(), pays: SIDE_PAYS },
        { chance: tieChance(), pays: PARTS },
      ]
    : PAID.map((kind) => ({ chance: kindChance(kind), pays: plusPays(kind, variant) }));

export const teenpatti = spotsEngine({
  variants: PACES,
  drawn: (draw) => {
    const deal = shoeOf(draw, 1);
    const hands: [number[], number[]] = [[], []];
    for (let card = 0; card < 3; card++) for (const hand of hands) hand.push(deal());
    return hands;
  },
  spots: () => SPOTS,
  brings,
  bets: (variant) => SPOTS.map((spot) => ({ choice: `${spot}:1`, prizes: prizesOf(spot, variant) })),
  signs: cardSigns,
  pace: (variant) => paceOf(variant, 9000),
});
