import { choose } from "./combinatorics.ts";
import type { Level, Play, Selection } from "./play.ts";

/** Ways to take one number of each set, never one twice. */
function distinctWays(sets: Selection, taken: readonly string[] = []): number {
  const [first, ...rest] = sets;
  if (!first) return 1;
  const free = first.filter((number) => !taken.includes(number));
  if (rest.length === 0) return free.length;
  return free.reduce((ways, number) => ways + distinctWays(rest, [...taken, number]), 0);
}

/** Ways to take the digits of one level or two, never one twice. */
function levelWays(levels: readonly Level[], sets: Selection): number {
  const [one, other] = levels;
  const [first = [], second = first] = sets;
  if (!one) return 0;
  if (!other) return choose(first.length, one.count);
  const shared = first.filter((digit) => second.includes(digit)).length;
  let ways = 0;
  for (let taken = 0; taken <= Math.min(shared, one.count); taken += 1)
    ways += choose(shared, taken) * choose(first.length - shared, one.count - taken) * choose(second.length - taken, other.count);
  return ways;
}

/** How many lines a ticket makes: each is a bet by itself. */
export function countLines({ entry, rule }: Play, selection: Selection): number {
  const [first = [], second = []] = selection;
  switch (entry.kind) {
    case "options":
      return first.length;
    case "pick":
      return choose(first.length, entry.of);
    case "bankers":
      return choose(second.length, entry.of - first.length);
    case "levels":
      return rule.kind === "group" ? levelWays(rule.levels, selection) : 0;
    case "positions":
      if (rule.kind === "each") return selection.reduce((sum, set) => sum + set.length, 0);
      return entry.distinct ? distinctWays(selection) : selection.reduce((ways, set) => ways * set.length, 1);
    default:
      return entry satisfies never;
  }
}
