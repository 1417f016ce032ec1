import { arrange, choose } from "./combinatorics.ts";
import type { Level, Option, Play } from "./play.ts";

/** How many lines win on average: `wins` of `of`. Whole numbers, because Vietnam's denominators have dozens of digits. */
export interface Chance {
  readonly wins: bigint;
  readonly of: bigint;
}

/** All of `line` numbers come among so many draws of a range, each by itself: by inclusion and exclusion. */
function togetherChance(line: number, draws: number, range: number): Chance {
  let wins = 0n;
  for (let left = 0; left <= line; left += 1) {
    const ways = BigInt(choose(line, left)) * BigInt(range - left) ** BigInt(draws);
    wins += left % 2 === 0 ? ways : -ways;
  }
  return { wins, of: BigInt(range) ** BigInt(draws) };
}

function drumChance(line: number, draws: number, drum: number): Chance {
  if (line > draws) return { wins: BigInt(choose(drum - draws, line - draws)), of: BigInt(choose(drum, line)) };
  return { wins: BigInt(choose(draws, line)), of: BigInt(choose(drum, line)) };
}

/** Orders in which the digits of one line of a group can come. */
function orders(levels: readonly Level[]): number {
  const digits = levels.flatMap(({ times, count }) => Array.from({ length: count }, () => times));
  const all = digits.reduce((sum, times) => sum + times, 0);
  return digits.reduce((ways, times) => ways / arrange(times, times), arrange(all, all));
}

const one = (of: bigint | number): Chance => ({ wins: 1n, of: BigInt(of) });

function optionChance(options: readonly Option[], option: string | null): Chance {
  const [wins = 0, of = 1] = options.find(({ id }) => id === option)?.chance ?? [];
  return { wins: BigInt(wins), of: BigInt(of) };
}

function allChance({ entry, places, drum }: Play, numbers: number): Chance {
  const line = entry.kind === "pick" || entry.kind === "bankers" ? entry.of : 1;
  return drum === undefined ? togetherChance(line, places.length, numbers) : drumChance(line, places.length, drum);
}

/** The chance of one line; of one option, where the play has options. */
export function chanceOf(play: Play, option: string | null): Chance {
  const { entry, rule, places, drum } = play;
  if (rule.kind === "options") return optionChance(rule.options, option);
  const numbers = entry.kind === "options" ? 1 : entry.numbers.highest - entry.numbers.lowest + 1;
  switch (rule.kind) {
    case "direct":
      return one(drum === undefined ? numbers ** places.length : arrange(drum, places.length));
    case "each":
      return one(numbers);
    case "end":
      return { wins: rule.joined ? 1n : BigInt(places.length), of: BigInt(numbers) };
    case "group":
      return { wins: BigInt(Math.round(orders(rule.levels))), of: BigInt(numbers ** places.length) };
    case "all":
      return allChance(play, numbers);
    default:
      return rule satisfies never;
  }
}

export const PPM = 1_000_000n;

const known = new WeakMap<Play, Map<string, bigint>>();

/** What a winning line pays for each unit of its stake, in millionths, where this share of all stakes is to come back. */
export function oddsPpm(play: Play, option: string | null, returnPpm: number): bigint {
  const odds = known.get(play) ?? new Map<string, bigint>();
  known.set(play, odds);
  const key = `${option ?? ""} ${returnPpm}`;
  const before = odds.get(key);
  if (before !== undefined) return before;
  const { wins, of } = chanceOf(play, option);
  const computed = wins === 0n ? 0n : (of * BigInt(returnPpm)) / wins;
  odds.set(key, computed);
  return computed;
}
