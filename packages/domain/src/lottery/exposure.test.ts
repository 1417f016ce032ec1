import { expect, it } from "vitest";
import { exposuresOf } from "./exposure.ts";
import { oddsPpm, PPM } from "./odds.ts";
import type { Play, Result, Selection } from "./play.ts";
import { playOf } from "./plays/plays.ts";
import type { FamilyId } from "./family.ts";
import { PLAYED, sampled, seeded, ticketOn, winningResult } from "./random-plays.fixture.ts";
import { isWinningLine, type Line, linesOf } from "./slow-counter.fixture.ts";

const UNIT = 20n;
const MULTIPLE = 3;
const RETURN = 970_000;

const betOn = (play: Play, selection: Selection) => ({
  play,
  selection,
  unit: UNIT,
  multiple: MULTIPLE,
  rebatePpm: 0,
  lines: 0,
  stake: 0n,
  returnPpm: RETURN,
});

/** Whether a number is of one position of a line, or of any. */
const isByPosition = ({ entry }: Play): boolean => entry.kind === "positions" || (entry.kind === "levels" && entry.sets === 2);

/** Each number of a ticket: its name among the exposures, and the lines that have it. */
function numbersOf(play: Play, selection: Selection) {
  const lines = linesOf(play, selection);
  return selection.flatMap((set, index) =>
    set.map((number) => ({
      number,
      index,
      name: isByPosition(play) ? `${index + 1}:${number}` : number,
      lines: lines.filter((line) => (isByPosition(play) ? (line[index] ?? []) : line.flat()).includes(number)),
    })),
  );
}

/** What lines pay together on one result. */
function paid(family: FamilyId, play: Play, option: string, lines: readonly Line[], result: Result): bigint {
  const wins = lines.reduce((sum, line) => sum + isWinningLine(family, play, line, result), 0);
  const odds = oddsPpm(play, play.rule.kind === "options" ? option : null, RETURN);
  return (BigInt(wins) * UNIT * BigInt(MULTIPLE) * odds) / PPM;
}

/** The number itself, after the bankers that are in every line: where both come, most lines with the number win. */
const comesFirst = ({ entry }: Play, [first = []]: Selection, number: string): string[] =>
  entry.kind === "bankers" ? [...first, number] : [number];

it.each(PLAYED)("%s: counts for each number the most that is paid on it", (name, family, play) => {
  const random = seeded(name.length * 7 + play.id.length);
  for (let turn = 0; turn < 3; turn += 1) {
    const selection = ticketOn(play, random);
    const exposures = new Map(exposuresOf(betOn(play, selection)).map(({ number, amount }) => [number, amount]));
    const numbers = numbersOf(play, selection);
    expect([...exposures.keys()]).toEqual(numbers.map((one) => one.name).toSorted());
    const results = sampled(family, play, random, 10);
    for (const { number, name: key, lines } of numbers) {
      const wanted = [...comesFirst(play, selection, number), ...selection.flat()];
      const [line] = lines;
      const best = line ? [winningResult(family, play, line, random, wanted)] : [];
      const amounts = [...best, ...results].map((result) => paid(family, play, number, lines, result));
      const most = amounts.reduce((one, other) => (one > other ? one : other), 0n);
      expect(most, `${key} of ${JSON.stringify(selection)}`).toBe(exposures.get(key));
    }
  }
});

const upTo = (count: number, digits = 2): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(digits, "0"));

/** The lines that an exposure is for. */
function linesFor(family: FamilyId, id: string, selection: Selection, number: string): number {
  const play = playOf(family, id);
  if (!play) throw new Error("There is no such play");
  const exposure = exposuresOf(betOn(play, selection)).find((one) => one.number === number);
  const line = UNIT * BigInt(MULTIPLE) * oddsPpm(play, null, RETURN);
  return Number(((exposure?.amount ?? 0n) * PPM + line - 1n) / line);
}

it.each<[string, FamilyId, string, Selection, string, number]>([
  ["lines of one banker fill up with the other five drawn", "mark6", "bankers-3", [["49"], upTo(20)], "49", 10],
  ["a number beside a banker makes lines with the other four", "mark6", "bankers-3", [["49"], upTo(20)], "01", 4],
  ["two bankers leave four places", "mark6", "bankers-3", [["48", "49"], upTo(20)], "48", 4],
  ["one line of five is all that five drawn numbers make", "eleven5", "any-5", [upTo(11)], "01", 1],
  ["lines of two pair a number with the other four drawn", "eleven5", "any-2", [upTo(11)], "01", 4],
  ["lines of eight win with the five drawn and any three of the other six", "eleven5", "any-8", [upTo(11)], "01", 20],
  [
    "five bankers that are all drawn leave the rest of a line free",
    "eleven5",
    "bankers-7",
    [upTo(5), ["06", "07", "08", "09"]],
    "01",
    6,
  ],
  ["three dice show a face and two others", "dice3", "two-different", [upTo(6, 1)], "1", 2],
  ["each of the 27 prizes may have the same end", "vn-north", "lo-2", [["01", "02"]], "01", 27],
  ["each of the 18 prizes may have the same end", "vn-south", "lo-2", [["01", "02"]], "01", 18],
  ["a number of twenty comes with 17 others in 18 prizes", "vn-south", "xien-2", [upTo(20)], "01", 17],
  ["a number that each line would name twice is in none", "eleven5", "first-two-direct", [["01"], ["01", "02"]], "2:01", 0],
])("%s: %s %s", (_, family, id, selection, number, lines) => {
  expect(linesFor(family, id, selection, number)).toBe(lines);
});
