import { and, type AnyColumn, eq, type SQL } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import { type Days, onDays } from "./business-days.ts";

interface Columns {
  readonly memberId: AnyColumn;
  /** The column that the days filter by. */
  readonly at: AnyColumn;
  readonly state?: AnyColumn;
}

interface Filters extends Days {
  readonly state?: string | undefined;
}

/** The member's own rows that match the filters; days are business days of the brand. */
export function ownRows({ member, brand }: MemberContext, columns: Columns, filters: Filters): SQL | undefined {
  return and(
    eq(columns.memberId, member.id),
    columns.state && filters.state ? eq(columns.state, filters.state) : undefined,
    onDays(columns.at, filters, brand.timeZone),
  );
}
