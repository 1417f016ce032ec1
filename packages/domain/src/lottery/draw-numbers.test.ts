import { expect, it } from "vitest";
import { commitmentOf, drawNumbers } from "./draw-numbers.ts";
import { FAMILY_IDS, type FamilyId, placesOf } from "./family.ts";

const SEED = "00112233445566778899aabbccddeeff".repeat(2);
const ROOT = "ffeeddccbbaa99887766554433221100".repeat(2);

it.each([
  ["VN_NORTH", "261128", "881dee27f05cbaa75fa8d94fff950b6fdf36e01c40f8bba20852051a104dd192"],
  ["RACE_TEN", "261128-0001", "c04b75ec41d2dc3d42d412af7764bfd2edab624c85e936453f575db0b6cf8f4b"],
])("%s %s: commits to its seed as a hash computed elsewhere does", async (game, issue, commitment) => {
  expect(await commitmentOf({ game, issue }, SEED)).toBe(commitment);
});

// Computed once by a program of its own in another language.
const VECTORS: readonly (readonly [FamilyId, string, string])[] = [
  [
    "vn-north",
    "VN_NORTH",
    "84516 60055 84856 94483 05784 53614 22449 98489 19434 53469 2967 7222 0189 6440 8592 3784 9388 4804 9283 6991 335 465 632 68 90 52 08",
  ],
  ["vn-south", "VN_SOUTH", "148878 57405 81903 39968 00321 14572 42272 06965 93403 16836 55873 58158 5386 3966 2328 2357 731 09"],
  ["pick5", "MIZORAM_EVE", "8 2 3 7 7"],
  ["pick4", "KOLKATA_FF", "0 6 1 1"],
  ["pick3", "THREE_DIGITS", "2 9 0"],
  ["eleven5", "ELEVEN_FIVE", "03 08 05 01 06"],
  ["dice3", "DICE_5M", "3 4 6"],
  ["race10", "RACE_TEN", "02 07 06 05 04 10 08 09 01 03"],
  ["mark6", "MARK_SIX", "07 25 46 17 35 09 44"],
];

it.each(VECTORS)("%s: draws the numbers of a fixed seed and root", async (family, game, numbers) => {
  expect((await drawNumbers(family, { game, issue: "261128-0001" }, SEED, ROOT)).join(" ")).toBe(numbers);
});

it("has such numbers for every family", () => {
  expect(VECTORS.map(([family]) => family)).toEqual(FAMILY_IDS);
});

it("draws other numbers for another game, issue, seed or root", async () => {
  const drawn = await Promise.all([
    drawNumbers("race10", { game: "RACE_TEN", issue: "261128-0001" }, SEED, ROOT),
    drawNumbers("race10", { game: "QUICK_RACE", issue: "261128-0001" }, SEED, ROOT),
    drawNumbers("race10", { game: "RACE_TEN", issue: "261128-0002" }, SEED, ROOT),
    drawNumbers("race10", { game: "RACE_TEN", issue: "261128-0001" }, ROOT, ROOT),
    drawNumbers("race10", { game: "RACE_TEN", issue: "261128-0001" }, SEED, SEED),
  ]);
  expect(new Set(drawn.map((numbers) => numbers.join(" "))).size).toBe(5);
});

const DRAWS = 500;
const drawnBy = async (family: FamilyId) =>
  await Promise.all(
    Array.from({ length: DRAWS }, (_, draw) => drawNumbers(family, { game: "G", issue: String(draw) }, SEED, ROOT)),
  );

it.each(FAMILY_IDS)(
  "%s: draws as many numbers as it has places, each as it is printed, and no ball of a drum twice",
  async (family) => {
    const places = placesOf(family);
    for (const result of await drawnBy(family)) {
      expect(result).toHaveLength(places.length);
      const inRange = result.filter((number, index) => {
        const place = places[index];
        return place && number.length === place.digits && Number(number) >= place.lowest && Number(number) <= place.highest;
      });
      expect(inRange).toEqual(result);
      const different = places[0]?.distinct ? new Set(result).size : result.length;
      expect(different).toBe(places.length);
    }
  },
);

/** How far counts are from equal ones: the sum of the squared differences, each by what was expected. */
function chiSquare(numbers: readonly string[], values: number): number {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const expected = numbers.length / values;
  const came = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return came + (values - counts.size) * expected;
}

// The largest sums that one of a thousand uniform sources passes, for one value fewer.
it.each<[FamilyId, number, number]>([
  ["pick3", 10, 27.88],
  ["dice3", 6, 20.52],
  ["eleven5", 11, 29.59],
  ["race10", 10, 27.88],
  ["mark6", 49, 84.04],
])("%s: each of the %i numbers comes as often at the first place and at the last", async (family, values, most) => {
  const drawn = await drawnBy(family);
  const first = chiSquare(
    drawn.map((result) => result[0] ?? ""),
    values,
  );
  const last = chiSquare(
    drawn.map((result) => result.at(-1) ?? ""),
    values,
  );
  expect(first).toBeLessThan(most);
  expect(last).toBeLessThan(most);
  // Numbers as even as these do not come by chance.
  expect(first + last).toBeGreaterThan(0.5);
});
