import { countedChance } from "../counted-chance.ts";
import type { Ratio } from "../engine.ts";
import { type Half, HALVES, halfWins, isHalf } from "../halves.ts";
import { type Digits, DIGITS, type Place, numberText, PLACES, SMALL, sumOf } from "./digits.ts";

type PlaceSpot = `${Place}${number}`;
type SumSpot = `sum${number}`;
type NumberSpot = `number${string}`;
export type DigitsSpot = Half | PlaceSpot | SumSpot | NumberSpot;

const ALL: readonly Digits[] = DIGITS.flatMap((hundreds) =>
  DIGITS.flatMap((tens) => DIGITS.map((units) => [hundreds, tens, units])),
);
const HIGHEST_SUM = PLACES.length * (DIGITS.length - 1);
export const SUMS = Array.from({ length: HIGHEST_SUM + 1 }, (_, sum): SumSpot => `sum${sum}`);
export const placeSpots = (place: Place): readonly PlaceSpot[] => DIGITS.map((digit): PlaceSpot => `${place}${digit}`);
export const numberSpot = (digits: string): NumberSpot => `number${digits}`;
const [FIRST = []] = ALL;
/** The spot of one number: all of them have its odds. */
export const FIRST_NUMBER = numberSpot(numberText(FIRST));

/** The spots whose odds are published: those of one number for all. */
export const PUBLISHED: readonly DigitsSpot[] = [...HALVES, ...PLACES.flatMap(placeSpots), ...SUMS, FIRST_NUMBER];
export const SPOTS: readonly DigitsSpot[] = [...PUBLISHED.slice(0, -1), ...ALL.map((digits) => numberSpot(numberText(digits)))];

/** What a spot is on: the number or the sum, or the digit of a place. Undefined for a half. */
export function targetOf(spot: string): { readonly of: Place | "sum" | "number"; readonly value: string } | undefined {
  const [, of, value] = /^(hundreds|tens|units|sum|number)([0-9]+)$/.exec(spot) ?? [];
  const known = [...PLACES, "sum", "number"].find((each): each is Place | "sum" | "number" => each === of);
  return known && value !== undefined ? { of: known, value } : undefined;
}

/** The numbers with which a spot wins. Its text is read once for all of them. */
function ruleOf(spot: DigitsSpot): (digits: Digits) => boolean {
  if (isHalf(spot)) return (digits) => halfWins(spot, sumOf(digits), SMALL);
  const { of, value } = targetOf(spot) ?? {};
  if (of === "number") return (digits) => numberText(digits) === value;
  if (of === "sum") return (digits) => String(sumOf(digits)) === value;
  const index = PLACES.findIndex((place) => place === of);
  return (digits) => String(digits[index]) === value;
}

/** Whether a spot wins with these digits. */
export const wins = (spot: DigitsSpot, digits: Digits): boolean => ruleOf(spot)(digits);

const counted = countedChance<DigitsSpot, Digits>(ALL, ruleOf);

/** The chance of a spot: that of all numbers with which it wins. */
export const chanceOf = (spot: DigitsSpot): Ratio => counted(targetOf(spot)?.of === "number" ? FIRST_NUMBER : spot);
