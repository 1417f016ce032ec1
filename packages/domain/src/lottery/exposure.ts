import { choose } from "./combinatorics.ts";
import { oddsPpm, PPM } from "./odds.ts";
import type { Play } from "./play.ts";
import type { PricedBet } from "./price.ts";

/** What the prizes of a bet may cost where one of its numbers comes. */
export interface Exposure {
  /** The number, with its position where that counts; an option's name. */
  readonly number: string;
  readonly amount: bigint;
}

/** Lines with one number that can win together. */
function linesThrough({ entry, rule }: Play, size: number): number {
  if (rule.kind !== "all" || entry.kind === "options") return 1;
  if (entry.kind === "pick") return choose(size - 1, entry.of - 1);
  return 1;
}

/** The exposure of each number that a bet names, in the order of their names. */
export function exposuresOf({ play, selection, unit, multiple, returnPpm }: PricedBet): Exposure[] {
  const named = play.entry.kind === "positions" || (play.entry.kind === "levels" && play.entry.sets === 2);
  const exposures = selection.flatMap((set, index) =>
    set.map((number): Exposure => {
      const odds = oddsPpm(play, play.rule.kind === "options" ? number : null, returnPpm);
      const lines = BigInt(linesThrough(play, set.length));
      return { number: named ? `${index + 1}:${number}` : number, amount: (unit * BigInt(multiple) * odds * lines) / PPM };
    }),
  );
  return exposures.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}
