import type { SlipChase, ChasePattern } from "./kept-slip.ts";

/** By draw, what the bets are multiplied with. */
export function chaseMultiples({ draws, pattern }: Pick<SlipChase, "draws" | "pattern">): readonly number[] {
  return Array.from({ length: draws }, (_, at) => {
    if (pattern === "same") return 1;
    return pattern === "plusOne" ? at + 1 : 2 ** at;
  });
}

/** What all draws cost together. */
export const chaseTotal = (chase: SlipChase, stake: bigint): bigint =>
  stake * chaseMultiples(chase).reduce((sum, multiple) => sum + BigInt(multiple), 0n);

interface ChaseLimits {
  readonly maxMultiple: number;
  readonly maxChased: number;
  /** The most that the bets may cost together in one draw, in minor units. */
  readonly maxTicket: bigint;
}

/** A bet of the slip with its stake in one draw, and the most that one bet on its play may cost, in minor units. */
interface ChasedBet {
  readonly multiple: number;
  readonly stake: bigint;
  readonly maxStake: bigint;
}

/** How often a stake fits into its most; what is priced at nothing always does. */
const timesWithin = (max: bigint, stake: bigint): number => (stake === 0n ? Infinity : Number(max / stake));

/** How many draws a chase of these bets may take, so that each draw's multiples and stakes are within the limits of a bet and a ticket. */
export function mostDraws(pattern: ChasePattern, bets: readonly ChasedBet[], { maxMultiple, maxChased, maxTicket }: ChaseLimits) {
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const times = Math.min(
    ...bets.map(({ multiple, stake, maxStake }) => Math.min(Math.floor(maxMultiple / multiple), timesWithin(maxStake, stake))),
    maxMultiple,
    timesWithin(maxTicket, total),
  );
  return chaseMultiples({ draws: maxChased, pattern }).filter((multiple) => multiple <= times).length;
}
