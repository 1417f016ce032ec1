import { sql } from "drizzle-orm";
import type { Executor } from "../database/database.ts";

export interface BusinessWindow {
  readonly start: Date;
  /** The first moment after it. */
  readonly end: Date;
  /** Its first business day, `yyyy-MM-dd`. */
  readonly day: string;
}

/**
 * The business day, or week from Monday to Monday, that contains an instant in a zone; `back` windows earlier. Computed by the
 * database's calendar, as all sums over windows are.
 */
export async function businessWindowAt(
  db: Executor,
  { at, zone, period, back = 0 }: { at: Date; zone: string; period: "day" | "week"; back?: number },
): Promise<BusinessWindow> {
  const step = period === "day" ? sql`interval '1 day'` : sql`interval '7 days'`;
  const { rows } = await db.execute(sql`
    select (w.first at time zone ${zone})::timestamptz as start, ((w.first + ${step}) at time zone ${zone})::timestamptz as end,
      w.first::date::text as day
    from (select date_trunc(${period}, ${at.toISOString()}::timestamptz at time zone ${zone}) - ${step} * ${back}::int as first) w`);
  const [row] = rows;
  return { start: new Date(String(row?.start)), end: new Date(String(row?.end)), day: String(row?.day) };
}
