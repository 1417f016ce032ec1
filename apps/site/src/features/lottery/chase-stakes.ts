import type { Chase } from "./kept-slip.ts";

/** The largest multiple of a draw that the contract takes. */
const mostMultiple = 9999;

/** By draw, what the bets are multiplied with. */
export function chaseMultiples({ draws, pattern }: Chase): readonly number[] {
  return Array.from({ length: draws }, (_, at) => {
    if (pattern === "same") return 1;
    return Math.min(pattern === "plusOne" ? at + 1 : 2 ** Math.min(at, 14), mostMultiple);
  });
}

/** What all draws cost together. */
export const chaseTotal = (chase: Chase, stake: bigint): bigint =>
  stake * chaseMultiples(chase).reduce((sum, multiple) => sum + BigInt(multiple), 0n);
