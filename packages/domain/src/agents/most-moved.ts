/** How many branches an overview names. */
export const MOST_MOVED = 5;

/** What a branch brought in a period and in the one before. */
export interface Nets {
  readonly id: string;
  readonly now: bigint;
  readonly before: bigint;
}

export interface Moved extends Nets {
  readonly change: bigint;
}

/** An amount without its sign. */
export const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** The branches whose net changed most against the period before, in either direction; one that did not change is not among them. */
export function mostMoved(branches: readonly Nets[]): Moved[] {
  return branches
    .map((nets) => ({ ...nets, change: nets.now - nets.before }))
    .filter(({ change }) => change !== 0n)
    .toSorted((one, two) => {
      const apart = sizeOf(two.change) - sizeOf(one.change);
      return apart === 0n ? (one.id < two.id ? -1 : 1) : apart > 0n ? 1 : -1;
    })
    .slice(0, MOST_MOVED);
}
