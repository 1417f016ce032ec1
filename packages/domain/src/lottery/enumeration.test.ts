import fc from "fast-check";
import { expect, it } from "vitest";
import { countLines } from "./count-lines.ts";
import { countedChance } from "./exact-chances.fixture.ts";
import { FAMILIES, type FamilyId, placesOf } from "./family.ts";
import { chanceOf, oddsPpm } from "./odds.ts";
import type { Play, Result, Selection } from "./play.ts";
import { PLAYS } from "./plays/plays.ts";
import { playsPage } from "./plays-page.fixture.ts";
import { PLAYED, sampled, seeded, ticketOn, winningResult } from "./random-plays.fixture.ts";
import { readSelection } from "./read-selection.ts";
import { isWinningLine, linesOf } from "./slow-counter.fixture.ts";
import { seenBy, winsOf } from "./wins.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The groups of the places that a play looks at, and how many results they have without regard to repeats. */
function drawnFor(family: FamilyId, { places }: Play) {
  const groups = places.flatMap((place) => placesOf(family)[place] ?? []);
  const size = groups.reduce((product, { lowest, highest }) => product * (highest - lowest + 1), 1);
  return { groups, size };
}

const optionPlays = PLAYED.flatMap(([name, family, play]) =>
  play.rule.kind === "options" ? [[name, family, play, play.rule.options.map(({ id }) => id)] as const] : [],
);

const MOST = 1_000_000;

/** Calls back with every result of the places that a play looks at: always the same list, with other numbers. Answers their number. */
function eachOutcome(family: FamilyId, play: Play, callback: (result: Result) => void): number {
  const { groups } = drawnFor(family, play);
  const result: string[] = placesOf(family).map(({ digits }) => "0".repeat(digits));
  let count = 0;
  const draw = (index: number): void => {
    const [group, place] = [groups[index], play.places[index]];
    if (!group || place === undefined) {
      count += 1;
      callback(result);
      return;
    }
    for (let number = group.lowest; number <= group.highest; number += 1) {
      const text = String(number).padStart(group.digits, "0");
      if (group.distinct && play.places.slice(0, index).some((before) => result[before] === text)) continue;
      result[place] = text;
      draw(index + 1);
    }
  };
  draw(0);
  return count;
}

it.each(PLAYED)("%s: counts the lines, and those that win, as a slow counter does", (_, family, play) => {
  const random = seeded(family.length * 1000 + play.id.length);
  let wins = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const selection = ticketOn(play, random);
    const lines = linesOf(play, selection);
    expect(countLines(play, selection)).toBe(lines.length);
    const slow = (result: Result) => total(lines.map((line) => isWinningLine(family, play, line, result)));
    const counted = (result: Result) => total(winsOf(seenBy(play, result), selection).map(({ lines: won }) => won));
    // Few tickets win by chance, so there is a result on which some line of the ticket wins.
    const won = lines.slice(-1).map((line) => winningResult(family, play, line, random));
    for (const result of [...won, ...sampled(family, play, random, 40)]) {
      expect(counted(result)).toBe(slow(result));
      wins += counted(result);
    }
  }
  expect(wins).toBeGreaterThan(0);
});

it.each(optionPlays)("%s: each option wins where the options written out a second time say so", (_, family, play, options) => {
  const random = seeded(play.id.length);
  for (const option of options) {
    const results = [winningResult(family, play, [[option]], random), ...sampled(family, play, random, 20)];
    for (const result of results) {
      const drawn = seenBy(play, result).options;
      expect(options.filter((id) => drawn.has(id))).toEqual(
        options.filter((id) => isWinningLine(family, play, [[id]], result) > 0),
      );
    }
  }
});

/** One line, or all options, whose wins are summed over every result. */
function oneLine(play: Play): Selection {
  const { entry, rule } = play;
  if (rule.kind === "options") return [rule.options.map(({ id }) => id)];
  if (entry.kind === "options") return [[]];
  const numbers = Array.from({ length: Math.min(20, entry.numbers.highest - entry.numbers.lowest + 1) }, (_, index) =>
    String(entry.numbers.lowest + index).padStart(entry.numbers.digits, "0"),
  );
  switch (entry.kind) {
    case "positions":
      if (rule.kind === "each") return entry.names.map((_, index) => (index === 0 ? numbers.slice(0, 1) : []));
      return entry.names.map((_, index) => [numbers[entry.distinct ? index : 0] ?? ""]);
    case "pick":
      return [numbers.slice(0, entry.of)];
    case "bankers":
      return [numbers.slice(0, 1), numbers.slice(1, entry.of)];
    case "levels": {
      const counts = rule.kind === "group" ? rule.levels.map(({ count }) => count) : [];
      if (entry.sets === 1) return [numbers.slice(0, total(counts))];
      return [numbers.slice(0, counts[0]), numbers.slice(counts[0] ?? 0, total(counts))];
    }
    default:
      return entry satisfies never;
  }
}

const isSmall = (family: FamilyId, play: Play): boolean => drawnFor(family, play).size <= MOST;
const small = PLAYED.filter(([, family, play]) => isSmall(family, play));

it.each(small)("%s: its chance is what every result says, and its prizes return no more than the table", (_, family, play) => {
  const selection = oneLine(play);
  const won = new Map<string | null, number>();
  const results = eachOutcome(family, play, (result) => {
    for (const { option, lines } of winsOf(seenBy(play, result), selection)) won.set(option, (won.get(option) ?? 0) + lines);
  });
  // The two digits of a pair and one more make two lines: each may be the pair.
  const lines = play.rule.kind === "options" ? 1 : countLines(play, selection);
  const bets = play.rule.kind === "options" ? (selection[0] ?? []) : [null];
  for (const option of bets) {
    const { wins, of } = chanceOf(play, option);
    expect(BigInt(won.get(option) ?? 0) * of).toBe(wins * BigInt(results * lines));
    if (wins === 0n) continue;
    // What comes back of a million lines: the table's share, less what is rounded down.
    const back = Number((oddsPpm(play, option, 970_000) * wins * 1_000_000n) / of) / 1e6;
    expect(back).toBeLessThanOrEqual(970_000);
    expect(back).toBeGreaterThan(969_999 - Number(wins) / Number(of));
  }
});

const large = PLAYED.filter(([, family, play]) => !isSmall(family, play));
const isTogether = ({ id }: Play): boolean => id.startsWith("xien");

it("names the plays that are too large to enumerate, which a slow counter and formulas prove", () => {
  expect(large.map(([name]) => name)).toMatchSnapshot();
});

it.each(large.filter(([, , play]) => !isTogether(play)))(
  "%s: its chance, so its odds, is that of a count place by place",
  (_, family, play) => {
    const options = play.rule.kind === "options" ? play.rule.options.map(({ id }) => id) : [null];
    expect(options).not.toHaveLength(0);
    for (const option of options) {
      const [wins, of] = countedChance(family, play, option);
      const chance = chanceOf(play, option);
      expect(chance.wins * of).toBe(wins * chance.of);
      expect(oddsPpm(play, option, 980_000)).toBe((of * 980_000n) / wins);
    }
  },
);

/** All numbers of a line come among so many draws of 00 to 99: by counting the results that have the first `line` numbers, draw by draw. */
function slowTogether(line: number, draws: number): number {
  // The state is how many of the numbers have come.
  let states = [1, ...Array.from({ length: line }, () => 0)];
  for (let turn = 0; turn < draws; turn += 1)
    states = states.map((chance, come) => {
      const before = come === 0 ? 0 : ((states[come - 1] ?? 0) * (line - come + 1)) / 100;
      return chance * (1 - (line - come) / 100) + before;
    });
  return states[line] ?? 0;
}

function proofOf(family: FamilyId, play: Play): string {
  if (isSmall(family, play)) return "every result that it sees";
  return isTogether(play) ? "a walk draw by draw" : "a count place by place";
}

it("is printed in docs/lottery-plays.md", async () => {
  await expect(playsPage(proofOf)).toMatchFileSnapshot("../../../../docs/lottery-plays.md");
});

it.each(large.filter(([, , play]) => isTogether(play)))("%s: its chance is that of a walk draw by draw", (_, __, play) => {
  const { wins, of } = chanceOf(play, null);
  const line = play.entry.kind === "pick" ? play.entry.of : 0;
  expect(Number((wins * 10n ** 18n) / of) / 1e18).toBeCloseTo(slowTogether(line, play.places.length), 12);
});

it("reads what it wrote, in the digits of any script, and names each thing that is wrong by its place", () => {
  const play = PLAYS.pick5.find(({ id }) => id === "last-three-number");
  if (!play) throw new Error("There is no such play");
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 50 }), (numbers) => {
      const written = numbers.map((number) => String(number).padStart(3, "0"));
      const persian = written.map((number) => number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))));
      expect(readSelection(play, persian.join("، "))).toEqual({ selection: [written.toSorted()], problems: [] });
    }),
    { numRuns: 30 },
  );
  const pasted = Array.from({ length: 10_000 }, (_, index) => (index === 7777 ? "abc" : String(index % 1000).padStart(3, "0")));
  const { problems } = readSelection(play, pasted.join("\n"));
  expect(problems).toHaveLength(9000);
  expect(problems.find(({ code }) => code === "not_number")).toEqual({ code: "not_number", token: "abc", at: 7777 });
  expect(Object.keys(FAMILIES)).toHaveLength(9);
});
