import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** How fast a class may be spent. */
export interface Allowance {
  /** Calls that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Takes up to `want` whole tokens of one bucket and answers how many it got. One statement: two servers queue for the row, so a
 * bucket never gives more than it holds. A new bucket is full.
 */
export async function takeTokens(
  db: Database,
  key: string,
  { burst, perSecond }: Allowance,
  want: number,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const held = sql`least(${burst}::float8, b.tokens + greatest(0, extract(epoch from (${at}::timestamptz - b.at))::float8) * ${perSecond}::float8)`;
  const given = sql`least(${want}::float8, floor(${held}))`;
  const { rows } = await db.execute(sql`
    insert into rate_buckets as b (key, tokens, given, at)
    values (${key}, ${burst}::float8 - ${want}::float8, ${want}, ${at}::timestamptz)
    on conflict (key) do update set tokens = ${held} - ${given}, given = ${given}, at = greatest(b.at, excluded.at)
    returning given`);
  return Number(rows[0]?.given ?? 0);
}
