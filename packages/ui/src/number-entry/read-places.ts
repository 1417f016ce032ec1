import { type EntryRules, readNumbers, type RefusedEntry } from "./read-numbers.ts";

export interface ReadPlaces {
  /** The accepted numbers of each place, in Latin figures. */
  readonly places: readonly (readonly string[])[];
  /** The accepted numbers of all places. */
  readonly entries: readonly string[];
  /** The line of each is the place that it was written for, from 1. */
  readonly refused: readonly RefusedEntry[];
}

/** Reads the numbers of a ticket of several places: one place in each line, or between bars. Numbers after the last place are refused. */
export function readPlaces(text: string, count: number, rules: EntryRules): ReadPlaces {
  let start = 0;
  const rows = text.split(/[\n|]/).map((row, at) => {
    const { entries, refused } = readNumbers(row, at < count ? rules : { ...rules, limit: 0 });
    const from = start;
    start += row.length + 1;
    return {
      entries,
      refused: refused.map((entry) => ({ ...entry, line: at + 1, start: from + entry.start, end: from + entry.end })),
    };
  });
  const places = Array.from({ length: count }, (_, at) => rows[at]?.entries ?? []);
  return { places, entries: places.flat(), refused: rows.flatMap(({ refused }) => refused) };
}
