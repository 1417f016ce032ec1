import { placesOf } from "./family.ts";
import type { FamilyId } from "./family.ts";
import type { Result } from "./play.ts";

/** What past draws say of one number at one place, or at any place. */
export interface NumberTrend {
  readonly number: string;
  /** Draws in which it came, and draws since it came last. */
  readonly frequency: number;
  readonly omission: number;
}

export interface Trends {
  /** By place of the result, from zero; of Vietnam's, the last two digits of all prizes as one. */
  readonly places: readonly { readonly place: number | null; readonly numbers: readonly NumberTrend[] }[];
  /** The sum of each draw, the newest first, for the road. */
  readonly road: readonly { readonly isBig: boolean; readonly isOdd: boolean; readonly sum: number }[];
}

const tails = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));

const trendOf = (number: string, draws: readonly (readonly string[])[]): NumberTrend => {
  const came = draws.map((numbers) => numbers.includes(number));
  const last = came.indexOf(true);
  return { number, frequency: came.filter(Boolean).length, omission: last === -1 ? draws.length : last };
};

/** Frequency, omission and road of results, the newest first. */
export function trendsOf(family: FamilyId, results: readonly Result[]): Trends {
  const groups = placesOf(family);
  const isVietnam = family.startsWith("vn-");
  const places = isVietnam
    ? [
        {
          place: null,
          numbers: tails.map((tail) =>
            trendOf(
              tail,
              results.map((result) => result.map((n) => n.slice(-2))),
            ),
          ),
        },
      ]
    : groups.map(({ lowest, highest, digits }, place) => ({
        place,
        numbers: Array.from({ length: highest - lowest + 1 }, (_, index) =>
          trendOf(
            String(lowest + index).padStart(digits, "0"),
            results.map((result) => result.slice(place, place + 1)),
          ),
        ),
      }));
  return { places, road: results.map((result) => roadOf(family, result)) };
}

/** Of Vietnam's the last two digits of the special prize; of a race the first two; of all others the whole result. */
function roadOf(family: FamilyId, result: Result): Trends["road"][number] {
  const isVietnam = family.startsWith("vn-");
  const counted = isVietnam ? [result[0]?.slice(-2) ?? ""] : family === "race10" ? result.slice(0, 2) : result;
  const sum = counted.reduce((total, number) => total + Number(number), 0);
  const groups = isVietnam ? [{ lowest: 0, highest: 99 }] : placesOf(family).slice(0, counted.length);
  const middle = groups.reduce((total, { lowest, highest }) => total + lowest + highest, 0) / 2;
  return { isBig: sum > middle, isOdd: sum % 2 === 1, sum };
}
