import { eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { throttles } from "../schema.ts";

export interface TryLimit {
  readonly windowMinutes: number;
  /** Tries of one window; a further one is refused and not counted. */
  readonly most?: number;
  /** The try that locks the key: it is still checked, those after it are refused. */
  readonly lockAfter?: number;
  readonly lockMinutes?: number;
}

export type CountedTry =
  | { readonly counted: true; readonly tries: number }
  /** `locked`: by too many tries before. Otherwise `most` is used up. `retryAfter`: seconds. */
  | { readonly counted: false; readonly locked: boolean; readonly retryAfter: number };

const NO_LIMIT = 2 ** 31 - 1;
const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const secondsUntil = (then: Date, now: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** When a lock opens that the try with this number sets; null for none. */
const lockOf = (tries: number, { lockAfter, lockMinutes = 0 }: TryLimit, now: Date) =>
  lockAfter !== undefined && tries >= lockAfter ? minutesAfter(now, lockMinutes) : null;

/**
 * Counts one try before it is checked, in a statement of its own: the count is kept although the call fails, and tries that
 * arrive together, on any server, queue for the row. So no more are checked than the limit says.
 */
export async function countTry(db: Database, key: string, now: Date, limit: TryLimit): Promise<CountedTry> {
  const { windowMinutes, most = NO_LIMIT, lockAfter = NO_LIMIT, lockMinutes = 0 } = limit;
  if (most < 1) return await findRefusal(db, key, now, limit);
  const from = minutesAfter(now, -windowMinutes).toISOString();
  const at = now.toISOString();
  const until = minutesAfter(now, lockMinutes).toISOString();
  const isOpen = sql`${throttles.windowStart} > ${from}::timestamptz`;
  const tries = sql`case when ${isOpen} then ${throttles.failures} + 1 else 1 end`;
  const [row] = await db
    .insert(throttles)
    .values({ key, failures: 1, windowStart: now, lockedUntil: lockOf(1, limit, now) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: tries,
        windowStart: sql`case when ${isOpen} then ${throttles.windowStart} else ${at}::timestamptz end`,
        lockedUntil: sql`case when ${tries} >= ${lockAfter}::int then ${until}::timestamptz end`,
      },
      setWhere: sql`coalesce(${throttles.lockedUntil} <= ${at}::timestamptz, true) and ${tries} <= ${most}::int`,
    })
    .returning({ tries: throttles.failures });
  return row ? { counted: true, tries: row.tries } : await findRefusal(db, key, now, limit);
}

async function findRefusal(db: Database, key: string, now: Date, { windowMinutes }: TryLimit): Promise<CountedTry> {
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  const locked = row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : undefined;
  const opens = locked ?? minutesAfter(row?.windowStart ?? now, windowMinutes);
  return { counted: false, locked: locked !== undefined, retryAfter: secondsUntil(opens, now) };
}

/** Takes back one try that turned out to be right, and the lock that it set. */
export async function uncountTry(db: Database, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ failures: sql`greatest(0, ${throttles.failures} - 1)`, lockedUntil: null })
    .where(eq(throttles.key, key));
}

export async function clearTries(db: Pick<Database, "delete">, key: string): Promise<void> {
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
