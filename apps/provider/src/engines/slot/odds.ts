import type { Ratio } from "../engine.ts";
import { lineWin, pearlPrize } from "./evaluate.ts";
import { LINES } from "./lines.ts";
import { GAMES, type SlotGame } from "./games.ts";
import { RAIN_SPINS, RAIN_TIMES, type SlotPays } from "./pays.ts";
import { windowAt } from "./spin.ts";
import type { Strips } from "./strips.ts";
import { SCATTER, type SlotSymbol, WILD } from "./symbols.ts";

export interface Odds {
  /** The part of all stakes that is paid back, rain included. */
  readonly rtp: Ratio;
  /** The part of spins with a prize of any size, rain not counted. */
  readonly hits: Ratio;
  /** The part of spins that start the rain. */
  readonly rain: Ratio;
}

function counts(strip: readonly SlotSymbol[]): Map<SlotSymbol, number> {
  const found = new Map<SlotSymbol, number>();
  for (const label of strip) found.set(label, (found.get(label) ?? 0) + 1);
  return found;
}

/**
 * The sum over every stop of every reel of what one line pays. Each row of a reel shows each label of its strip once in a full
 * cycle, so the sum is the same for every line.
 */
function lineSum(strips: Strips, pays: SlotPays): bigint {
  const reels = strips.map(counts);
  let sum = 0n;
  const extend = (labels: SlotSymbol[], ways: number): void => {
    const reel = reels[labels.length];
    if (!reel) sum += BigInt(ways * (lineWin(labels, pays)?.pays ?? 0));
    else for (const [label, count] of reel) extend([...labels, label], ways * count);
  };
  extend([], 1);
  return sum;
}

/** The number of combinations of stops that show 0, 1, … 15 pearls. */
function pearlWays(strips: Strips): bigint[] {
  return strips.reduce<bigint[]>(
    (ways, strip) => {
      const next: bigint[] = Array.from({ length: ways.length + 3 }, () => 0n);
      for (const stop of strip.keys()) {
        const pearls = windowAt(strip, stop).filter((label) => label === SCATTER).length;
        for (const [had, way] of ways.entries()) next[had + pearls] = (next[had + pearls] ?? 0n) + way;
      }
      return next;
    },
    [1n],
  );
}

const LINE_OPENS = LINES.map((rows) => rows.slice(0, 3));

/**
 * Whether any line begins with three labels that pay. Such a line pays whatever reels 4 and 5 show; any other line cannot pay.
 */
function lineOpens(columns: readonly SlotSymbol[][]): boolean {
  return LINE_OPENS.some((rows) => {
    const labels = rows.flatMap((row, reel) => columns[reel]?.[row] ?? []);
    const named = labels.filter((label) => label !== WILD);
    return !named.includes(SCATTER) && new Set(named).size <= 1;
  });
}

function hitWays(strips: Strips): bigint {
  const first = strips.slice(0, 3).map((strip) => strip.map((_, stop) => windowAt(strip, stop)));
  const rest = pearlWays(strips.slice(3));
  const all = rest.reduce((sum, way) => sum + way, 0n);
  const withPearls = (need: number): bigint => rest.reduce((sum, way, pearls) => (pearls >= need ? sum + way : sum), 0n);
  let ways = 0n;
  for (const a of first[0] ?? [])
    for (const b of first[1] ?? [])
      for (const c of first[2] ?? []) {
        const pearls = [...a, ...b, ...c].filter((label) => label === SCATTER).length;
        ways += lineOpens([a, b, c]) ? all : withPearls(3 - pearls);
      }
  return ways;
}

/** The exact odds of a game, by counting all combinations of its reels. */
export function oddsOf({ strips, pays }: SlotGame): Odds {
  const all = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const lines = BigInt(LINES.length);
  const pearls = pearlWays(strips);
  // In line stakes, summed over all combinations; `all * lines` is what was staked.
  const pearlSum = pearls.reduce((sum, way, count) => sum + way * BigInt(pearlPrize(Math.min(count, 5), pays)), 0n);
  const paid = lineSum(strips, pays) * lines + pearlSum;
  const rain = pearls.reduce((sum, way, count) => (count >= 3 ? sum + way : sum), 0n);
  const rainWorth = all + rain * BigInt(RAIN_SPINS * RAIN_TIMES);
  return {
    rtp: { over: paid * rainWorth, under: all * lines * all },
    hits: { over: hitWays(strips), under: all },
    rain: { over: rain, under: all },
  };
}

/** The odds of each game. */
export const ODDS: readonly Odds[] = GAMES.map(oddsOf);

/** Rounded to the nearest part per million. */
export function ppm(ratio: Ratio): number {
  return Number((ratio.over * 2_000_000n + ratio.under) / (2n * ratio.under));
}
