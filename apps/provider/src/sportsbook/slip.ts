import { PARTS } from "../engines/shared.ts";

/** All choices of so many of these, in their order. */
export function combinations<Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] {
  if (size === 0) return [[]];
  return all.flatMap((first, index) => combinations(all.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}

/** How many combinations of so many of the legs there are. */
export const countCombinations = (legs: number, of: number): number => {
  let count = 1;
  for (let taken = 0; taken < of; taken++) count = (count * (legs - taken)) / (taken + 1);
  return count;
};

/** The highest price of a combination, in hundredths: it pays at most ten thousand times its unit. */
export const MOST_PRICE_OF_SLIP = 10_000n * BigInt(PARTS);

/**
 * What a unit brings at these prices, in minor units: the prices are multiplied, and what is less than a minor unit is not paid.
 * @param prices in hundredths; 0 for a leg that lost, 100 for one that does not count
 */
export function prizeOfUnit(unit: bigint, prices: readonly number[]): bigint {
  const product = prices.reduce((all, price) => all * BigInt(price), unit);
  return product / BigInt(PARTS) ** BigInt(prices.length);
}

/** The sum of what all combinations bring, in minor units. */
export const prizeOfSlip = (unit: bigint, prices: readonly number[], of: number): bigint =>
  combinations(prices, of).reduce((sum, each) => sum + prizeOfUnit(unit, each), 0n);

/** Whether a combination of these prices pays no more than the most. */
export const isPriceWithin = (prices: readonly number[], of: number): boolean => {
  const highest = prices.toSorted((one, other) => other - one).slice(0, of);
  return prizeOfUnit(BigInt(PARTS), highest) <= MOST_PRICE_OF_SLIP;
};
