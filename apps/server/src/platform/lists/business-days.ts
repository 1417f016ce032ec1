import { and, type AnyColumn, type SQL, sql } from "drizzle-orm";

export interface Days {
  /** First and last business day, `yyyy-MM-dd`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether an instant falls on these business days of the brand: a half-open window in its zone. */
export function onDays(at: AnyColumn, { from, to }: Days, zone: string): SQL | undefined {
  return and(
    from ? sql`${at} >= (${from}::date::timestamp at time zone ${zone})` : undefined,
    to ? sql`${at} < ((${to}::date + 1)::timestamp at time zone ${zone})` : undefined,
  );
}

/** The business day of an instant, `yyyy-MM-dd`. */
export const businessDayOf = (at: AnyColumn, zone: string): SQL<string> =>
  sql<string>`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`;
