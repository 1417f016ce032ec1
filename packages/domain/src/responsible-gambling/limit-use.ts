import type { LimitKind, LimitPeriod } from "./limit.ts";

/** A limit in force, with what its window has used of it: negative where a window won more than it staked. */
export interface LimitUse {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint;
  readonly used: bigint;
}

/** The rest of the limit; never below zero. */
export function leftOf({ value, used }: LimitUse): bigint {
  return used >= value ? 0n : value - used;
}

/**
 * The limit that an amount would pass, the tightest first; undefined where all let it through. A stake counts as lost until
 * it is paid. Time lets nothing through once it is used up.
 */
export function exceededLimit(limits: readonly LimitUse[], amount: bigint): LimitUse | undefined {
  const passed = limits.filter((limit) => (limit.kind === "time" ? leftOf(limit) === 0n : leftOf(limit) < amount));
  return passed.toSorted((a, b) => (leftOf(a) < leftOf(b) ? -1 : 1))[0];
}
