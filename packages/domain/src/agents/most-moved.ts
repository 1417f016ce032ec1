import { netOfProfitLoss, type ProfitLoss } from "./profit-loss.ts";

/** How many branches an overview names. */
export const MOST_MOVED = 5;

type Branches = ReadonlyMap<string, ProfitLoss>;

interface Moved {
  readonly id: string;
  readonly now: bigint;
  readonly before: bigint;
  readonly change: bigint;
}

const netIn = (branches: Branches, id: string): bigint => {
  const figures = branches.get(id);
  return figures ? netOfProfitLoss(figures) : 0n;
};
const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** The branches whose net changed most against the period before, in either direction; one that did not change is not among them. */
export function mostMoved(now: Branches, before: Branches): Moved[] {
  const ids = [...new Set([...now.keys(), ...before.keys()])].toSorted();
  return ids
    .map((id) => {
      const nets = { now: netIn(now, id), before: netIn(before, id) };
      return { id, ...nets, change: nets.now - nets.before };
    })
    .filter(({ change }) => change !== 0n)
    .toSorted((one, two) => (sizeOf(one.change) < sizeOf(two.change) ? 1 : sizeOf(one.change) > sizeOf(two.change) ? -1 : 0))
    .slice(0, MOST_MOVED);
}
