import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The row of an aggregate: it always exists. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("A sum came without its row");
  return row;
}

/** The number of rows, in an aggregate. */
export const rowCount = () => sql<number>`count(*)::text`.mapWith(Number);

/** The sum over the rows for which `where` holds, as bigint: it may exceed a safe number. */
export const sumWhere = (what: AnyColumn | SQL, where: SQL | undefined = sql`true`) =>
  sql<bigint>`coalesce(sum(${what}) filter (where ${where}), 0)::text`.mapWith(BigInt);
