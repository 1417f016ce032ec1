import type { RoundRow } from "./load-queries.ts";

export interface Sums {
  readonly stake: bigint;
  readonly refunded: bigint;
  readonly payout: bigint;
  /** Wins that were sent and are not paid. */
  readonly withheld: bigint;
}

type SumColumns = Pick<RoundRow, "stake" | "refunded" | "payout" | "withheld">;

/** The sums of a round out of its columns. */
export function sumsOf({ stake, refunded, payout, withheld }: SumColumns): Sums {
  return { stake: BigInt(stake), refunded: BigInt(refunded), payout: BigInt(payout), withheld: BigInt(withheld) };
}
