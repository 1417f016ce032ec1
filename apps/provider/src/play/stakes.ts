import { toMinor, toMoneyAmount } from "../amounts.ts";

const STEPS = [1n, 2n, 5n];

/** Stakes of 1, 2 and 5 times a power of ten within the limits that divide into so many parts, as decimal text. */
export function stakesWithin(limits: { minBet: string; maxBet: string }, digits: number, parts: number): string[] {
  const least = toMinor(limits.minBet, digits);
  const most = toMinor(limits.maxBet, digits);
  const stakes: bigint[] = [];
  for (let power = BigInt(parts); power <= most; power *= 10n)
    for (const step of STEPS) if (step * power >= least && step * power <= most) stakes.push(step * power);
  return stakes.map((stake) => toMoneyAmount(stake, digits));
}
