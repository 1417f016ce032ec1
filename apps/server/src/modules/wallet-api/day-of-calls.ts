const DAY_MS = 86_400_000;
/** A call that began on a day is committed, or given up, this long after its end. */
const SETTLING_MS = 10 * 60_000;
/** No call is older. */
const FIRST_DAY = Date.UTC(2020, 0, 1);

interface DayOfCalls {
  readonly from: Date;
  readonly to: Date;
  /** No call of this day is accepted any more. */
  readonly complete: boolean;
}

/** The bounds of a UTC day; undefined for one that has no calls, because it is to come or before the first. */
export function dayOfCalls(day: string, now: Date): DayOfCalls | undefined {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY_MS);
  if (from.getTime() < FIRST_DAY || from > now) return undefined;
  return { from, to, complete: now.getTime() >= to.getTime() + SETTLING_MS };
}
