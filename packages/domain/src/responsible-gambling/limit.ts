/** The limits that a member may set: deposits, losses (stakes less payouts), stakes, time on the site. */
export const LIMIT_KINDS = ["deposit", "loss", "wager", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Time is limited by the day alone. */
export const hasPeriod = (kind: LimitKind, period: LimitPeriod): boolean => kind !== "time" || period === "day";

/** Minor units of the brand's currency; whole minutes for `time`. Null: no limit. */
export type LimitValue = bigint | null;

/** A limit and the change that waits. Instants in epoch milliseconds. */
export interface Limit {
  readonly value: LimitValue;
  /** Takes the place of `value` at `nextAt`; no change waits where that is null. */
  readonly nextValue: LimitValue;
  readonly nextAt: number | null;
}

export const NO_LIMIT: Limit = { value: null, nextValue: null, nextAt: null };

/** The limit in force at an instant, and the change that still waits. */
export function limitAt(limit: Limit, now: number): Limit {
  if (limit.nextAt === null || limit.nextAt > now) return limit;
  return { value: limit.nextValue, nextValue: null, nextAt: null };
}

const isLower = (wanted: LimitValue, than: LimitValue) => wanted !== null && (than === null || wanted <= than);

/**
 * Lowering holds at once and takes back what waits. Raising, or doing without, waits `raiseHours` so that it is not
 * decided during a game. Asking for the same value again does not restart the wait.
 */
export function changeLimit(limit: Limit, wanted: LimitValue, now: number, raiseHours: number): Limit {
  const held = limitAt(limit, now);
  if (isLower(wanted, held.value) || wanted === held.value) return { value: wanted, nextValue: null, nextAt: null };
  if (held.nextAt !== null && held.nextValue === wanted) return held;
  return { value: held.value, nextValue: wanted, nextAt: now + raiseHours * 3_600_000 };
}
