import { toMinor, toMoneyAmount } from "../amounts.ts";
import { POT_WAYS } from "../engines/slot/pot.ts";
import { titleOf } from "../engines/table.ts";

const STEPS = [1n, 2n, 5n];

interface Limits {
  readonly minBet: string;
  readonly maxBet: string;
}

/** The limits of a title in this currency. A stake that wins the pot with each number is above those of a title with a pot. */
export function limitsOf(gameCode: string, { minBet, maxBet }: Limits, digits: number): Limits {
  const below = BigInt(POT_WAYS) * 10n ** BigInt(digits) - 1n;
  const isLess = titleOf(gameCode)?.hasPot === true && toMinor(maxBet, digits) > below;
  return { minBet, maxBet: isLess ? toMoneyAmount(below, digits) : maxBet };
}

/** The chips of a shared table: a bet is a number of the smallest one. Undefined where the limits leave room for none. */
export function chipsWithin(
  limits: Limits,
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

/**
 * The least stake within the limits that divides into so many parts, and 1, 2 and 5 times a power of ten of it, as decimal text: each one
 * is a number of the least.
 */
export function stakesWithin(limits: Limits, digits: number, parts: number): string[] {
  const least = toMinor(limits.minBet, digits);
  const most = toMinor(limits.maxBet, digits);
  const first = ((least + BigInt(parts) - 1n) / BigInt(parts)) * BigInt(parts);
  const stakes: bigint[] = [];
  for (let power = first; power > 0n && power <= most; power *= 10n)
    for (const step of STEPS) if (step * power <= most) stakes.push(step * power);
  return stakes.map((stake) => toMoneyAmount(stake, digits));
}
