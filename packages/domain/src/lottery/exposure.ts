import { choose } from "./combinatorics.ts";
import { countLines } from "./count-lines.ts";
import { oddsPpm, PPM } from "./odds.ts";
import type { Play, Selection } from "./play.ts";
import type { PricedBet } from "./price.ts";

/** What the prizes of a bet may cost where one of its numbers comes. */
export interface Exposure {
  /** The number, with its position where that counts; an option's name. */
  readonly number: string;
  readonly amount: bigint;
}

/** Lines of one set with one number of it that win together: no more of the set can come than is drawn. */
function winsOfPick({ drum, places }: Play, of: number, size: number): number {
  const drawn = places.length;
  // A line longer than the draw wins with all that is drawn.
  if (drum !== undefined && of > drawn) return choose(size - drawn, of - drawn);
  return choose(Math.min(size, drawn) - 1, of - 1);
}

/** Lines with one banker, or with one of the others, that win together. They are the most where all bankers are drawn. */
function winsOfBankers({ places }: Play, of: number, [bankers = [], others = []]: Selection, isBanker: boolean): number {
  const drawn = places.length;
  const free = of - bankers.length;
  const own = isBanker ? 0 : 1;
  if (of <= drawn) return choose(Math.min(others.length, drawn - bankers.length) - own, free - own);
  const come = Math.max(own, drawn - bankers.length);
  return choose(others.length - come, free - come);
}

/** Whether any line of the ticket has a number at a position: one that each line would name twice has none. */
function isInLine(play: Play, selection: Selection, index: number, number: string): boolean {
  const without = selection.map((set, place) => (place === index ? set.filter((other) => other !== number) : set));
  return countLines(play, selection) > countLines(play, without);
}

/** The most that lines with a number of one set win on one result; of a line that wins several times, each time. */
function mostWins(play: Play, selection: Selection, index: number): (number: string) => number {
  const { entry, rule, places } = play;
  switch (rule.kind) {
    case "options":
    case "each":
      return () => 1;
    case "direct":
    case "group":
      return (number) => (isInLine(play, selection, index, number) ? 1 : 0);
    case "end": {
      const times = rule.joined ? 1 : places.length;
      return () => times;
    }
    case "all": {
      if (entry.kind !== "pick" && entry.kind !== "bankers") return () => 0;
      const lines =
        entry.kind === "pick"
          ? winsOfPick(play, entry.of, selection[index]?.length ?? 0)
          : winsOfBankers(play, entry.of, selection, index === 0);
      return () => lines;
    }
    default:
      return rule satisfies never;
  }
}

/** The exposure of each number that a bet names, in the order of their names: the most that is paid on it for one result. */
export function exposuresOf({ play, selection, unit, multiple, returnPpm }: PricedBet): Exposure[] {
  const named = play.entry.kind === "positions" || (play.entry.kind === "levels" && play.entry.sets === 2);
  const exposures = selection.flatMap((set, index) => {
    const wins = mostWins(play, selection, index);
    return set.map((number): Exposure => {
      const odds = oddsPpm(play, play.rule.kind === "options" ? number : null, returnPpm);
      const paid = unit * BigInt(multiple) * odds * BigInt(wins(number));
      return { number: named ? `${index + 1}:${number}` : number, amount: paid / PPM };
    });
  });
  return exposures.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}
