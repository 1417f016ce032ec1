import { plus, type Ratio } from "../engine.ts";
import { rowWin } from "./engine.ts";
import { CELLS, COLUMNS, HOLD_GAMES, type HoldGame, LOCKING, numbersOf, RESPINS, ROWS, valuesOf } from "./games.ts";

export interface HoldOdds {
  /** The part of all stakes that is paid back. */
  readonly rtp: Ratio;
  /** The part of rounds with a prize of any size. */
  readonly hits: Ratio;
  /** The part of rounds whose coins lock. */
  readonly locks: Ratio;
}

function choose(from: number, take: number): bigint {
  let ways = 1n;
  for (let index = 0; index < take; index++) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}

function shortened({ over, under }: Ratio): Ratio {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { over, under } : { over: over / a, under: under / a };
}
const shortSum = (a: Ratio, b: Ratio): Ratio => shortened(plus(a, b));
const product = (a: Ratio, b: Ratio): Ratio => shortened({ over: a.over * b.over, under: a.under * b.under });
const whole = (value: number): Ratio => ({ over: BigInt(value), under: 1n });

/** Of all ways of one row: for each number of coins, how many there are, and how many of them pay nothing; and what all pay. */
function rowWays(game: HoldGame): { all: bigint[]; bare: bigint[]; pays: bigint } {
  const all = Array.from({ length: COLUMNS + 1 }, () => 0n);
  const bare = [...all];
  let pays = 0n;
  const items: readonly (readonly [symbol: number | undefined, weight: number])[] = [
    [undefined, game.coins],
    ...game.weights.map((weight, symbol) => [symbol, weight] as const),
  ];
  const extend = (symbols: readonly (number | undefined)[], ways: bigint): void => {
    if (symbols.length < COLUMNS) {
      for (const [symbol, weight] of items) extend([...symbols, symbol], ways * BigInt(weight));
      return;
    }
    const coins = symbols.filter((symbol) => symbol === undefined).length;
    const prize = rowWin(symbols, game)?.pays ?? 0;
    all[coins] = (all[coins] ?? 0n) + ways;
    if (prize === 0) bare[coins] = (bare[coins] ?? 0n) + ways;
    pays += ways * BigInt(prize);
  };
  extend([], 1n);
  return { all, bare, pays };
}

/** Ways by coins of a whole board, from those of one row. */
function boardWays(row: readonly bigint[]): bigint[] {
  return Array.from({ length: ROWS }).reduce<bigint[]>(
    (ways) => {
      const next = Array.from({ length: ways.length + COLUMNS }, () => 0n);
      for (const [had, way] of ways.entries())
        for (const [more, each] of row.entries()) next[had + more] = (next[had + more] ?? 0n) + way * each;
      return next;
    },
    [1n],
  );
}

interface Respun {
  /** How many coins there are at the end, on average. */
  readonly coins: Ratio;
  readonly full: Ratio;
}

/** What respins bring to each number of locked coins: from a full board downwards, each step rests on those above. */
function respun({ oneIn }: HoldGame): Respun[] {
  const found: Respun[] = [];
  found[CELLS] = { coins: whole(CELLS), full: whole(1) };
  for (let locked = CELLS - 1; locked >= LOCKING; locked--) {
    const empty = CELLS - locked;
    const under = BigInt(oneIn) ** BigInt(empty);
    const ways = (fresh: number): Ratio => ({ over: choose(empty, fresh) * BigInt(oneIn - 1) ** BigInt(empty - fresh), under });
    const none = ways(0);
    // The chance that a respin comes to be made, summed: certain, after one without a coin, after two.
    const turns = Array.from({ length: RESPINS }, (_, turn) => ({
      over: none.over ** BigInt(turn),
      under: none.under ** BigInt(turn),
    })).reduce(shortSum);
    const never: Ratio = { over: none.over ** BigInt(RESPINS), under: none.under ** BigInt(RESPINS) };
    let coins = product(never, whole(locked));
    let full = whole(0);
    for (let fresh = 1; fresh <= empty; fresh++) {
      const then = found[locked + fresh] ?? { coins: whole(0), full: whole(0) };
      const chance = product(turns, ways(fresh));
      coins = shortSum(coins, product(chance, then.coins));
      full = shortSum(full, product(chance, then.full));
    }
    found[locked] = { coins, full };
  }
  return found;
}

/** The exact odds of a game. */
export function holdOddsOf(game: HoldGame): HoldOdds {
  const row = rowWays(game);
  const numbers = BigInt(numbersOf(game));
  const under = numbers ** BigInt(CELLS);
  const value = {
    over: BigInt(game.values.reduce((sum, { pays, weight }) => sum + pays * weight, 0)),
    under: BigInt(valuesOf(game)),
  };
  const after = respun(game);
  const locking = boardWays(row.all).map((over, coins) => ({ over, under, after: after[coins] }));
  const paid = locking.reduce<Ratio>(
    (sum, { after: end, ...chance }) =>
      end ? shortSum(sum, product(chance, shortSum(product(end.coins, value), product(end.full, whole(game.full))))) : sum,
    { over: BigInt(ROWS) * row.pays, under: numbers ** BigInt(COLUMNS) },
  );
  const fewBare = boardWays(row.bare)
    .slice(0, LOCKING)
    .reduce((sum, ways) => sum + ways, 0n);
  const locks = locking.reduce((sum, { over, after: end }) => (end ? sum + over : sum), 0n);
  return {
    rtp: product(paid, { over: 1n, under: 100n }),
    hits: { over: under - fewBare, under },
    locks: { over: locks, under },
  };
}

/** The odds of each game. */
export const HOLD_ODDS: readonly HoldOdds[] = HOLD_GAMES.map(holdOddsOf);
