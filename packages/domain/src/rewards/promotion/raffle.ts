/** One prize of a draw. `weight` of the sum of all weights is its chance, which is published. */
export interface Prize {
  /** Minor units; zero is a blank. */
  readonly amount: bigint;
  readonly weight: number;
}

export const totalWeight = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The prize that a roll falls on. `roll`: a whole number from 0, less than the sum of the weights. Throws outside of that. */
export function drawPrize(prizes: readonly Prize[], roll: number): Prize {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.weight;
    if (roll >= 0 && roll < passed) return prize;
  }
  throw new RangeError(`${roll} is no roll of ${passed}`);
}

/** Chance in parts per million, for the published table. */
export function chancePpm(prizes: readonly Prize[], { weight }: Prize): number {
  return Math.round((weight / totalWeight(prizes)) * 1_000_000);
}
