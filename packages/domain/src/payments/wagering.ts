const PPM = 1_000_000n;

/**
 * What is left to be wagered before a withdrawal, in minor units: deposits since the last one, times the turnover (parts
 * per million), less the valid bets since the first of them.
 */
export function wageringLeft(deposited: bigint, validBets: bigint, turnoverPpm: number): bigint {
  const left = (deposited * BigInt(turnoverPpm)) / PPM - validBets;
  return left > 0n ? left : 0n;
}
