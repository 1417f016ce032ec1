import { eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { throttles } from "../schema.ts";

export interface Throttle {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

const NONE: Throttle = { failures: 0, lockedUntil: null };

/** Failures and lock of each key, in the order of the keys. Failures older than the window do not count. */
export async function loadThrottles(
  db: Database,
  keys: readonly string[],
  now: Date,
  windowMinutes: number,
): Promise<Throttle[]> {
  const rows = await db
    .select()
    .from(throttles)
    .where(inArray(throttles.key, [...keys]));
  const from = now.getTime() - windowMinutes * 60_000;
  return keys.map((key) => {
    const row = rows.find((one) => one.key === key);
    if (!row) return NONE;
    return { failures: row.windowStart.getTime() > from ? row.failures : 0, lockedUntil: row.lockedUntil };
  });
}

export interface Limit {
  readonly windowMinutes: number;
  /** Failures that lock; absent for keys that are never locked. */
  readonly lockAfter?: number;
  readonly lockMinutes?: number;
}

/** Counts one failure, in a statement of its own, so that it is kept although the call fails. Answers the new count. */
export async function countFailure(db: Database, key: string, now: Date, limit: Limit): Promise<number> {
  const from = new Date(now.getTime() - limit.windowMinutes * 60_000).toISOString();
  const at = now.toISOString();
  const count = sql`case when ${throttles.windowStart} > ${from}::timestamptz then ${throttles.failures} + 1 else 1 end`;
  const until = new Date(now.getTime() + (limit.lockMinutes ?? 0) * 60_000).toISOString();
  const locked = limit.lockAfter
    ? sql`case when ${count} >= ${limit.lockAfter}::int then ${until}::timestamptz else ${throttles.lockedUntil} end`
    : sql`${throttles.lockedUntil}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, failures: 1, windowStart: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: count,
        windowStart: sql`case when ${throttles.windowStart} > ${from}::timestamptz then ${throttles.windowStart} else ${at}::timestamptz end`,
        lockedUntil: locked,
      },
    })
    .returning({ failures: throttles.failures });
  return row?.failures ?? 1;
}

export async function clearFailures(db: Pick<Database, "delete">, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Seconds until the last of these keys is open again; 0 when none is locked. */
export async function lockedSeconds(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const [row] = await db
    .select({ until: max(throttles.lockedUntil) })
    .from(throttles)
    .where(inArray(throttles.key, [...keys]));
  return Math.max(0, Math.ceil(((row?.until?.getTime() ?? 0) - now.getTime()) / 1000));
}
