import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { formatAmount } from "@baize/domain/money/amount";
import type { MemberContext } from "../context.ts";
import type { Executor } from "../database/database.ts";

/** A table with rows about a member, as the member's own file shows it. A module declares its own. */
export interface PersonalTable {
  readonly section: string;
  readonly table: PgTable;
  /** The column with the member's id. */
  readonly of: AnyPgColumn;
  /** Which of those rows; all of them where it is left out. */
  readonly where?: (ctx: MemberContext) => SQL | undefined;
  /** Columns that stay on the server: secrets, keys of the server's own, and facts about other people. */
  readonly without?: readonly string[];
}

export type PersonalRow = Record<string, unknown>;

/** Rows of one section; the file says so where there are more. */
export const MOST_ROWS = 50_000;

/** Amounts leave as decimal text in the row's currency, points and counts as whole numbers. */
function valueOf(value: unknown, currency: string): unknown {
  if (typeof value !== "bigint") return value;
  return currency === "PTS" ? value.toString() : formatAmount(value, currency);
}

function toPersonalRow(row: PersonalRow, brandCurrency: string): PersonalRow {
  const currency = typeof row.currency === "string" ? row.currency : brandCurrency;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(value, currency)]));
}

/** A member's rows of one table, one more than fit where there are too many. */
export async function listPersonalRows(db: Executor, ctx: MemberContext, source: PersonalTable): Promise<PersonalRow[]> {
  const { table, of, where, without = [] } = source;
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => name !== "memberId" && !without.includes(name));
  const rows = await db
    .select(Object.fromEntries(shown))
    .from(table)
    .where(and(eq(of, ctx.member.id), where?.(ctx)))
    .limit(MOST_ROWS + 1);
  return rows.map((row) => toPersonalRow(row, ctx.brand.currency));
}
