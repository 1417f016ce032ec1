// Random tickets and results of every play, for tests.
import { FAMILY_IDS, type FamilyId, placesOf } from "./family.ts";
import type { Play, Result, Selection } from "./play.ts";
import { PLAYS } from "./plays/plays.ts";
import { isWinningLine, type Line } from "./slow-counter.fixture.ts";

type Random = () => number;

/** Every play of every family, with its name. */
export const PLAYED = FAMILY_IDS.flatMap((family) =>
  PLAYS[family].map((play) => [`${family} ${play.id}`, family, play] as const),
);

const PLACES = new Map(FAMILY_IDS.map((family) => [family, placesOf(family)]));
/** The places of a family, listed once: results are made by the thousand. */
const placesBy = (family: FamilyId) => PLACES.get(family) ?? [];

export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function some<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** A small ticket that the play allows. */
export function ticketOn(play: Play, random: Random): Selection {
  const { entry, rule } = play;
  if (entry.kind === "options") {
    const options = rule.kind === "options" ? rule.options.map(({ id }) => id) : [];
    return [some(options, 3, random)];
  }
  const { lowest, highest, digits } = entry.numbers;
  const size = Math.min(highest - lowest + 1, 100_000);
  const numbers = Array.from({ length: Math.min(size, 60) }, (_, index) =>
    String(lowest + Math.floor((index * size) / Math.min(size, 60))).padStart(digits, "0"),
  );
  const pick = (count: number) => some(numbers, count, random).toSorted();
  switch (entry.kind) {
    case "positions":
      return entry.names.map(() => pick(1 + Math.floor(random() * 3)));
    case "pick":
      return [pick(Math.min(Math.max(entry.of + 3, play.minLines ?? 0), entry.most ?? numbers.length))];
    case "bankers": {
      const drawn = some(numbers, Math.min(entry.of + 3, numbers.length), random);
      const bankers = 1 + Math.floor(random() * (entry.of - 1));
      return [drawn.slice(0, bankers).toSorted(), drawn.slice(bankers).toSorted()];
    }
    case "levels":
      return entry.sets === 1 ? [pick(7)] : [pick(4), pick(5)];
    default:
      return entry satisfies never;
  }
}

/** A result with these numbers at the places of a play. */
function placed(family: FamilyId, { places }: Play, numbers: readonly string[]): Result {
  const result: string[] = placesBy(family).map(({ digits }) => "0".repeat(digits));
  for (const [index, place] of places.entries()) result[place] = numbers[index] ?? "";
  return result;
}

/** A random result, of which some places are given. */
function resultWith(family: FamilyId, play: Play, given: readonly (string | undefined)[], random: Random): Result {
  const left = new Map<string, string[]>();
  const numbers = play.places.map((place, index) => {
    const own = given[index];
    const group = placesBy(family)[place];
    if (own !== undefined || !group) return own ?? "";
    const number = (at: number) => String(group.lowest + at).padStart(group.digits, "0");
    const size = group.highest - group.lowest + 1;
    if (!group.distinct) return number(Math.floor(random() * size));
    const drum =
      left.get(group.name) ?? Array.from({ length: size }, (_, at) => number(at)).filter((ball) => !given.includes(ball));
    left.set(group.name, drum);
    return drum.splice(Math.floor(random() * drum.length), 1)[0] ?? "";
  });
  return placed(family, play, numbers);
}

/** Random results, where there are too many to look at each. */
export const sampled = (family: FamilyId, play: Play, random: Random, count: number): Result[] =>
  Array.from({ length: count }, () => resultWith(family, play, [], random));

/** The play, if it looked at the whole result. */
const overWhole = (family: FamilyId, play: Play): Play => ({ ...play, places: placesBy(family).map((_, place) => place) });

/** A whole result of a family, as it may be drawn. */
export function drawnResult(family: FamilyId, random: Random): Result {
  const [play] = PLAYS[family];
  return play ? resultWith(family, overWhole(family, play), [], random) : [];
}

/** A number of more digits that ends with, or begins with, this one. */
function around(number: string, digits: number, from: "tail" | "head", random: Random): string {
  const rest = Array.from({ length: digits - number.length }, () => String(Math.floor(random() * 10))).join("");
  return from === "head" ? number + rest : rest + number;
}

/** The numbers at the places of a play on which a line wins: `wanted` come first where there is room for more. */
function givenFor(family: FamilyId, play: Play, line: Line, wanted: readonly string[], random: Random): (string | undefined)[] {
  const { rule, places } = play;
  const [numbers = []] = line;
  const digitsAt = places.map((place) => placesBy(family)[place]?.digits ?? 0);
  switch (rule.kind) {
    case "direct":
    case "each":
      return line.map(([number]) => number);
    case "end":
      if (rule.joined) return Array.from(numbers[0] ?? "");
      return digitsAt.map((digits) => around(numbers[0] ?? "", digits, rule.from, random));
    case "group": {
      const drawn = line.flatMap((level, index) =>
        level.flatMap((digit) => Array.from({ length: rule.levels[index]?.times ?? 0 }, () => digit)),
      );
      return some(drawn, drawn.length, random);
    }
    case "all": {
      const come = [...new Set([...wanted, ...numbers])].slice(0, places.length);
      const ends = places.map((_, index) => come[index] ?? (play.drum === undefined ? come[0] : undefined));
      return ends.map((end, index) => (end === undefined ? end : around(end, digitsAt[index] ?? 0, "tail", random)));
    }
    case "options":
      return [];
    default:
      return rule satisfies never;
  }
}

/** A result on which a line wins. An option's is looked for among random ones. */
export function winningResult(family: FamilyId, play: Play, line: Line, random: Random, wanted: readonly string[] = []): Result {
  for (let turn = 0; turn < 50_000; turn += 1) {
    const result = resultWith(family, play, givenFor(family, play, line, wanted, random), random);
    if (isWinningLine(family, play, line, result) > 0) return result;
  }
  throw new Error(`No result was found on which a line of ${family} ${play.id} wins`);
}

/** A whole result, as it may be drawn, on which a line wins. */
export function winningDraw(family: FamilyId, play: Play, line: Line, random: Random): Result {
  const won = winningResult(family, play, line, random);
  const given = placesBy(family).map((_, place) => (play.places.includes(place) ? won[place] : undefined));
  return resultWith(family, overWhole(family, play), given, random);
}
