import { expect, it } from "vitest";
import type { FamilyId } from "./family.ts";
import { playOf } from "./plays/plays.ts";
import { sampled, seeded } from "./random-plays.fixture.ts";
import { isOptionDrawn } from "./slow-options.fixture.ts";
import { trendsOf } from "./trends.ts";

/** What a number says at a place; of Vietnam's tails, at the one place that they have. */
const trendAt = (family: FamilyId, results: readonly string[][], index: number, number: string) =>
  trendsOf(family, results).places[index]?.numbers.find((one) => one.number === number);

// The newest first.
const DIGITS = [
  ["1", "2", "3"],
  ["1", "0", "0"],
  ["9", "9", "9"],
];

it.each([
  ["came in the last draw and the one before", 0, "1", { frequency: 2, omission: 0 }],
  ["came two draws before the last", 0, "9", { frequency: 1, omission: 2 }],
  ["came one draw before the last", 1, "0", { frequency: 1, omission: 1 }],
  ["never came: omitted as long as there are draws", 2, "5", { frequency: 0, omission: 3 }],
  ["came at another place only", 1, "1", { frequency: 0, omission: 3 }],
])("a number that %s", (_, place, number, trend) => {
  expect(trendAt("pick3", DIGITS, place, number)).toEqual({ number, ...trend });
});

it("has every number of each place, the lowest first, as it is printed", () => {
  const { places } = trendsOf("mark6", []);
  expect(places.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(places[6]?.numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 49 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
  expect(places[0]?.numbers.every(({ frequency, omission }) => frequency === 0 && omission === 0)).toBe(true);
  expect(trendsOf("mark6", []).road).toEqual([]);
});

/** Prizes of Vietnam's south: the special and the first, and others that end with 11. */
const south = (special: string, first: string) => [special, first, ...Array.from({ length: 16 }, () => "00011")];

it.each([
  ["of the special prize", "78", { frequency: 2, omission: 0 }],
  ["of another prize", "05", { frequency: 1, omission: 0 }],
  ["of several prizes of a draw, which counts once", "11", { frequency: 2, omission: 0 }],
  ["of the draw before", "40", { frequency: 1, omission: 1 }],
  ["that is the beginning of a prize only", "14", { frequency: 0, omission: 2 }],
])("Vietnam's last two digits %s", (_, tail, trend) => {
  const results = [south("148878", "57405"), south("000078", "00040")];
  expect(trendsOf("vn-south", results).places.map(({ place, numbers }) => [place, numbers.length])).toEqual([[null, 100]]);
  expect(trendAt("vn-south", results, 0, tail)).toEqual({ number: tail, ...trend });
});

it.each<[FamilyId, string, number, boolean, boolean]>([
  ["pick3", "4 4 5", 13, false, true],
  ["pick3", "4 5 5", 14, true, false],
  ["pick5", "4 4 4 5 5", 22, false, false],
  ["pick5", "4 4 5 5 5", 23, true, true],
  ["dice3", "3 3 4", 10, false, false],
  ["dice3", "3 4 4", 11, true, true],
  // Of a race the first two: the middle is small.
  ["race10", "01 10 09 08 07 06 05 04 03 02", 11, false, true],
  ["race10", "02 10 09 08 07 06 05 04 03 01", 12, true, false],
  ["eleven5", "01 02 07 09 11", 30, false, false],
  ["eleven5", "01 02 08 09 11", 31, true, true],
  ["mark6", "01 02 03 49 48 47 25", 175, false, true],
  ["mark6", "01 02 03 49 48 47 26", 176, true, false],
  // Of Vietnam the last two digits of the special prize.
  ["vn-south", south("999949", "99999").join(" "), 49, false, true],
  ["vn-south", south("000050", "00000").join(" "), 50, true, false],
])("%s: the road of %s is %i", (family, result, sum, isBig, isOdd) => {
  expect(trendsOf(family, [result.split(" ")]).road).toEqual([{ sum, isBig, isOdd }]);
});

it("has the road of each draw, the newest first", () => {
  expect(trendsOf("pick3", DIGITS).road.map(({ sum }) => sum)).toEqual([6, 1, 27]);
});

it.each<[FamilyId, string]>([
  ["pick5", "sum-half"],
  ["pick3", "three-sum-half"],
  ["dice3", "sum-half"],
  ["race10", "top-sum-half"],
])("%s: the road says what the play %s wins", (family, id) => {
  const play = playOf(family, id);
  if (!play) throw new Error("There is no such play");
  const results = sampled(family, play, seeded(3), 200);
  const drawn = (option: string) =>
    results.map((result) =>
      isOptionDrawn(
        family,
        id,
        option,
        play.places.map((place) => Number(result[place])),
      ),
    );
  const { road } = trendsOf(family, results);
  expect(road.map(({ isBig }) => isBig)).toEqual(drawn("big"));
  expect(road.map(({ isOdd }) => isOdd)).toEqual(drawn("odd"));
});
