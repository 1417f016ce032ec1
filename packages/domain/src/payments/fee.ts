const PPM = 1_000_000n;

export interface FeeRule {
  /** Share of the amount in parts per million. */
  readonly ppm: number;
  /** On top, in minor units. */
  readonly fixed: bigint;
}

/** The fee of an amount, both in minor units: rounded down, and never more than the amount. */
export function feeOf(amount: bigint, { ppm, fixed }: FeeRule): bigint {
  const fee = (amount * BigInt(ppm)) / PPM + fixed;
  return fee > amount ? amount : fee;
}
