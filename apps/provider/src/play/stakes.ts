import { toMinor, toMoneyAmount } from "../amounts.ts";

const STEPS = [1n, 2n, 5n];

/** The chips of a shared table: a bet is a number of the smallest one. Undefined where the limits leave room for none. */
export function chipsWithin(
  limits: { minBet: string; maxBet: string },
  digits: number,
  parts: number,
): { readonly amount: (chips: number) => string | undefined } | undefined {
  const [smallest] = stakesWithin(limits, digits, parts);
  if (smallest === undefined) return undefined;
  const [chip, most] = [toMinor(smallest, digits), toMinor(limits.maxBet, digits)];
  const amount = (chips: number) => {
    const stake = chip * BigInt(chips);
    return stake > 0n && stake <= most ? toMoneyAmount(stake, digits) : undefined;
  };
  return { amount };
}

/** Stakes of 1, 2 and 5 times a power of ten within the limits that divide into so many parts, as decimal text. */
export function stakesWithin(limits: { minBet: string; maxBet: string }, digits: number, parts: number): string[] {
  const least = toMinor(limits.minBet, digits);
  const most = toMinor(limits.maxBet, digits);
  const stakes: bigint[] = [];
  for (let power = BigInt(parts); power <= most; power *= 10n)
    for (const step of STEPS) if (step * power >= least && step * power <= most) stakes.push(step * power);
  return stakes.map((stake) => toMoneyAmount(stake, digits));
}
