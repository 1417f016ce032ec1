import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The row of a statement that adds up: there always is one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("A sum came without its row");
  return row;
}

/** Rows, in a statement that adds up. */
export const rowCount = () => sql<number>`count(*)::text`.mapWith(Number);

/** The sum over the rows of which `where` holds; it may be larger than any number of the language. */
export const sumWhere = (what: AnyColumn | SQL, where: SQL | undefined = sql`true`) =>
  sql<bigint>`coalesce(sum(${what}) filter (where ${where}), 0)::text`.mapWith(BigInt);
