import type { Bet, MiniEngine, Prize } from "../engine.ts";
import { waysToTake } from "../ways.ts";

/** The player marks up to six of 24 numbers; six or eight are drawn. */
export const NUMBERS = 24;
export const MOST_PICKS = 6;

/** From the first number of hits that pays: the prizes of so many hits and of each further one, in hundredths. */
interface Pays {
  readonly from: number;
  readonly pays: readonly number[];
}
interface Card {
  readonly drawn: number;
  /** For 1, 2, … 6 marks. */
  readonly pays: readonly Pays[];
}

const CARDS: readonly Card[] = [
  {
    drawn: 6,
    pays: [
      { from: 1, pays: [384] },
      { from: 1, pays: [120, 900] },
      { from: 2, pays: [541, 2400] },
      { from: 2, pays: [279, 800, 6000] },
      { from: 2, pays: [156, 500, 2000, 15_000] },
      { from: 3, pays: [579, 1200, 6000, 60_000] },
    ],
  },
  {
    drawn: 6,
    pays: [
      { from: 1, pays: [384] },
      { from: 2, pays: [1766] },
      { from: 3, pays: [9715] },
      { from: 3, pays: [2208, 15_000] },
      { from: 3, pays: [931, 3000, 70_000] },
      { from: 4, pays: [4934, 12_000, 300_000] },
    ],
  },
  {
    drawn: 8,
    pays: [
      { from: 1, pays: [288] },
      { from: 2, pays: [946] },
      { from: 2, pays: [283, 1200] },
      { from: 2, pays: [134, 400, 3000] },
      { from: 3, pays: [323, 1200, 10_000] },
      { from: 3, pays: [156, 500, 3000, 40_000] },
    ],
  },
  {
    drawn: 8,
    pays: [
      { from: 1, pays: [288] },
      { from: 2, pays: [946] },
      { from: 3, pays: [3469] },
      { from: 3, pays: [747, 5000] },
      { from: 4, pays: [2643, 20_000] },
      { from: 4, pays: [711, 4000, 120_000] },
    ],
  },
];

export const drawnOf = (variant: number): number => CARDS[variant]?.drawn ?? 0;

/** What so many hits among so many marks pay, in hundredths of the stake. */
export function paysOf(marks: number, hits: number, variant: number): number {
  const row = CARDS[variant]?.pays[marks - 1];
  return row && hits >= row.from ? (row.pays[hits - row.from] ?? 0) : 0;
}

export const choiceOf = (marks: Iterable<number>): string => [...marks].toSorted((a, b) => a - b).join(" ");

/** The marked numbers, ascending; undefined for any other text. */
export function readChoice(choice: string): number[] | undefined {
  if (!/^[1-9][0-9]?( [1-9][0-9]?){0,5}$/.test(choice)) return undefined;
  const marks = choice.split(" ").map(Number);
  return marks.every((mark, index) => mark <= NUMBERS && mark > (marks[index - 1] ?? 0)) ? marks : undefined;
}

export const hitsOf = (marks: readonly number[], drawn: readonly number[]): number =>
  marks.filter((mark) => drawn.includes(mark)).length;

function prizesOf(marks: number, variant: number): Prize[] {
  const drawn = drawnOf(variant);
  const under = waysToTake(drawn, NUMBERS);
  return Array.from({ length: marks + 1 }, (_, hits): Prize => {
    const over = waysToTake(hits, marks) * waysToTake(drawn - hits, NUMBERS - marks);
    return { chance: { over, under }, pays: paysOf(marks, hits, variant) };
  }).filter(({ pays }) => pays > 0);
}

export const keno: MiniEngine = {
  parts: 100,
  variants: CARDS.length,
  offers: (choice) => readChoice(choice) !== undefined,
  /** Each draw takes one of the numbers that are left, in ascending order. */
  play: (draw, choice, variant) => {
    const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
    const drawn = Array.from({ length: drawnOf(variant) }, () => left.splice(draw(left.length), 1)).flat();
    const marks = readChoice(choice) ?? [];
    return { stops: [drawn], total: paysOf(marks.length, hitsOf(marks, drawn), variant) };
  },
  bets: (variant) =>
    Array.from({ length: MOST_PICKS }, (_, index): Bet => {
      const marks = Array.from({ length: index + 1 }, (_each, at) => at + 1);
      return { choice: choiceOf(marks), prizes: prizesOf(marks.length, variant) };
    }),
};
