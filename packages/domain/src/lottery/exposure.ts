import { choose } from "./combinatorics.ts";
import { countLines } from "./count-lines.ts";
import { oddsPpm, PPM } from "./odds.ts";
import type { Play, Selection } from "./play.ts";

/** What of a bet decides its prizes: what on, the minor units of a line, and the share of stakes that comes back, in millionths. */
interface PaidBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly unit: bigint;
  readonly multiple: number;
  readonly returnPpm: number;
}

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

/** What each number may cost, in millionths of a minor unit. */
function costsOf({ play, selection, unit, multiple, returnPpm }: PaidBet) {
  const named = play.entry.kind === "positions" || (play.entry.kind === "levels" && play.entry.sets === 2);
  const isOption = play.rule.kind === "options";
  const odds = isOption ? 0n : oddsPpm(play, null, returnPpm);
  return selection.flatMap((set, index) => {
    const wins = mostWins(play, selection, index);
    return set.map((number) => {
      const paid = isOption ? oddsPpm(play, number, returnPpm) : odds;
      const cost = unit * BigInt(multiple) * paid * BigInt(wins(number));
      return { number: named ? `${index + 1}:${number}` : number, cost };
    });
  });
}

/** The exposure of each number that a bet names, in the order of their names: the most that is paid on it for one result. */
export function exposuresOf(bet: PaidBet): Exposure[] {
  const exposures = costsOf(bet).map(({ number, cost }): Exposure => ({ number, amount: cost / PPM }));
  return exposures.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

/**
 * The most that may be staked on a bet like this, in minor units, so that none of its numbers may cost more than `mostOfNumber`.
 * `stake` is that of the bet as it is. Undefined where no line of it can win.
 */
export function mostStakeWithin(bet: PaidBet & { readonly stake: bigint }, mostOfNumber: bigint): bigint | undefined {
  const dearest = costsOf(bet).reduce((most, { cost }) => (cost > most ? cost : most), 0n);
  return dearest === 0n ? undefined : (bet.stake * ((mostOfNumber + 1n) * PPM - 1n)) / dearest;
}
