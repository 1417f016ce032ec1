import type { Category } from "../../gaming/game/category.ts";

export interface VipLevel {
  readonly level: number;
  /** Valid bets that lead here, in minor units, since the account was opened. */
  readonly from: bigint;
  /** Rebate by category in parts per million of valid bets; one that is not named pays none. */
  readonly rebates: Readonly<Partial<Record<Category, number>>>;
}

/** The highest level that the valid bets reach; the first one below all. Levels ascend. Undefined when there are none. */
export function levelFor(levels: readonly VipLevel[], validBets: bigint): VipLevel | undefined {
  return levels.findLast(({ from }) => from <= validBets) ?? levels[0];
}

const MILLION = 1_000_000n;

/** The rebate on a sum of valid bets, in minor units; what is less than one is dropped. */
export const rebateOf = (validBets: bigint, ppm: number): bigint => (validBets * BigInt(ppm)) / MILLION;
