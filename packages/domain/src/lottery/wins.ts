import { choose } from "./combinatorics.ts";
import type { Level, Play, Result, Selection } from "./play.ts";

/** Winning lines: of an option, or of the whole play. */
export interface Win {
  readonly option: string | null;
  readonly lines: number;
}

/** What a play sees of a result, computed once for all tickets. */
export interface PlayResult {
  readonly play: Play;
  readonly drawn: readonly string[];
  /** How often each end of a number was drawn; each number where the rule asks for no end. */
  readonly counts: ReadonlyMap<string, number>;
  /** The options that win. */
  readonly options: ReadonlySet<string>;
}

function endsOf({ rule, entry, places }: Play, result: Result): string[] {
  const drawn = places.map((place) => result[place] ?? "");
  if (rule.kind === "end") {
    const length = entry.kind === "pick" ? entry.numbers.digits : 0;
    const whole = rule.joined ? [drawn.join("")] : drawn;
    return whole.map((number) => (rule.from === "head" ? number.slice(0, length) : number.slice(-length)));
  }
  // Numbers of one range are compared at the length at which a ticket writes them.
  if (entry.kind === "options") return drawn;
  return drawn.map((number) => number.slice(-entry.numbers.digits));
}

/** Figures of a drawn number that a ticket names: so many from its beginning or its end. */
export interface Hit {
  /** The place of the number in the result. */
  readonly place: number;
  readonly from: "head" | "tail";
  readonly digits: number;
}

/** Where a ticket's numbers came among the places that its play looks at; only of plays that look at each drawn number by itself. */
export function hitsOf(play: Play, selection: Selection, result: Result): readonly Hit[] {
  const { rule, places } = play;
  if (rule.kind !== "all" && (rule.kind !== "end" || rule.joined)) return [];
  const named = new Set(selection.flat());
  const from = rule.kind === "end" ? rule.from : "tail";
  return endsOf(play, result).flatMap((end, index) =>
    named.has(end) ? [{ place: places[index] ?? 0, from, digits: end.length }] : [],
  );
}

/** Looks at a result as a play does. */
export function seenBy(play: Play, result: Result): PlayResult {
  const ends = endsOf(play, result);
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  const numbers = ends.map(Number);
  const { rule } = play;
  const winning = rule.kind === "options" ? rule.options.filter(({ wins }) => wins(numbers)).map(({ id }) => id) : [];
  return { play, drawn: ends, counts, options: new Set(winning) };
}

/** Lines of which all numbers were drawn; of longer lines than the draw, those that have all that was drawn. */
function allWins(
  { play, drawn, counts }: PlayResult,
  of: number,
  numbers: readonly string[],
  bankers: readonly string[],
): number {
  const free = of - bankers.length;
  const hits = numbers.filter((number) => counts.has(number)).length;
  const bankerHits = bankers.filter((number) => counts.has(number)).length;
  // Only balls of one drum make a line that is longer than the draw.
  if (play.drum !== undefined && of > drawn.length)
    return hits + bankerHits === drawn.length ? choose(numbers.length - hits, free - hits) : 0;
  return bankerHits === bankers.length ? choose(hits, free) : 0;
}

/** Whether the drawn digits are those of one line of the sets. */
function groupWins({ counts }: PlayResult, levels: readonly Level[], sets: Selection): number {
  const needed = levels.reduce((sum, { count }) => sum + count, 0);
  if (counts.size !== needed) return 0;
  for (const [index, { times, count }] of levels.entries()) {
    const set = sets[index] ?? sets[0] ?? [];
    const drawn = [...counts].filter(([, often]) => often === times);
    if (drawn.length !== count || !drawn.every(([digit]) => set.includes(digit))) return 0;
  }
  return 1;
}

const lines = (count: number): Win[] => (count > 0 ? [{ option: null, lines: count }] : []);

/** The winning lines of a ticket. */
export function winsOf(seen: PlayResult, selection: Selection): readonly Win[] {
  const { play, drawn, counts, options } = seen;
  const { entry, rule } = play;
  const [first = [], second = []] = selection;
  switch (rule.kind) {
    case "options":
      return first.filter((id) => options.has(id)).map((option) => ({ option, lines: 1 }));
    case "end":
      return lines(first.reduce((sum, number) => sum + (counts.get(number) ?? 0), 0));
    case "direct":
      return lines(selection.every((set, index) => set.includes(drawn[index] ?? "")) ? 1 : 0);
    case "each":
      return lines(selection.filter((set, index) => set.includes(drawn[index] ?? "")).length);
    case "group":
      return lines(groupWins(seen, rule.levels, selection));
    case "all":
      if (entry.kind === "bankers") return lines(allWins(seen, entry.of, second, first));
      return lines(entry.kind === "pick" ? allWins(seen, entry.of, first, []) : 0);
    default:
      return rule satisfies never;
  }
}
