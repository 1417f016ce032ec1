import type { RoundRow } from "./load-statements.ts";

export interface Sums {
  readonly stake: bigint;
  readonly refunded: bigint;
  readonly payout: bigint;
}

/** The sums of a round out of its columns. */
export function sumsOf({ stake, refunded, payout }: Pick<RoundRow, "stake" | "refunded" | "payout">): Sums {
  return { stake: BigInt(stake), refunded: BigInt(refunded), payout: BigInt(payout) };
}
