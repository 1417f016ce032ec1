import { countedChance } from "../counted-chance.ts";
import type { Ratio } from "../engine.ts";
import { type Half, HALVES, halfWins, isHalf } from "../halves.ts";
import { BOATS, type Place, PLACES, SMALL } from "./order.ts";

type PlaceSpot = `${Place}${number}`;
type SumSpot = `sum${number}`;
export type RaceSpot = Half | PlaceSpot | SumSpot;

const LOWEST_SUM = 3;
const HIGHEST_SUM = 19;
export const SUMS = Array.from({ length: HIGHEST_SUM - LOWEST_SUM + 1 }, (_, index): SumSpot => `sum${LOWEST_SUM + index}`);
export const placeSpots = (place: Place): readonly PlaceSpot[] => BOATS.map((boat): PlaceSpot => `${place}${boat}`);
export const SPOTS: readonly RaceSpot[] = [...HALVES, ...PLACES.flatMap(placeSpots), ...SUMS];

/** What a spot is on: the boat of a place, or the sum of the first two. Undefined for a half. */
export function targetOf(spot: string): { readonly of: Place | "sum"; readonly value: string } | undefined {
  const [, of, value] = /^(first|second|third|sum)([0-9]+)$/.exec(spot) ?? [];
  const known = [...PLACES, "sum"].find((each): each is Place | "sum" => each === of);
  return known && value !== undefined ? { of: known, value } : undefined;
}

/** The orders with which a spot wins. Its text is read once for all of them. */
function ruleOf(spot: RaceSpot): (order: readonly number[]) => boolean {
  if (isHalf(spot)) return ([winner = 0]) => halfWins(spot, winner, SMALL);
  const { of, value } = targetOf(spot) ?? {};
  if (of === "sum") return ([winner = 0, second = 0]) => String(winner + second) === value;
  const index = PLACES.findIndex((place) => place === of);
  return (order) => String(order[index]) === value;
}

/** Whether a spot wins when the boats come in like this. */
export const wins = (spot: RaceSpot, order: readonly number[]): boolean => ruleOf(spot)(order);

/** Every way in which the first three places can fall: no spot asks for more. */
const PODIUMS = BOATS.flatMap((first) => BOATS.flatMap((second) => BOATS.map((third) => [first, second, third]))).filter(
  (podium) => new Set(podium).size === podium.length,
);

/** The chance of a spot: that of all ways in which it wins. */
export const chanceOf: (spot: RaceSpot) => Ratio = countedChance(PODIUMS, ruleOf);
