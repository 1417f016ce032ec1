import { sql, type SQL } from "drizzle-orm";
import type { Executor, RunSql } from "./database.ts";

/** `$1`, `$2` … become the values, a list as one of them, for statements that run inside one of Drizzle's transactions. */
function asSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))));
}

/** Runs raw statements inside a transaction (or on a connection) that Drizzle opened. */
export const runIn =
  (tx: Executor): RunSql =>
  async (text, values = []) => {
    const { rows } = await tx.execute(asSql(text, values));
    return { rows };
  };

/** A bigint column, whichever way the driver gave it. */
export function asBigint(value: unknown): bigint {
  if (typeof value === "bigint" || typeof value === "number" || typeof value === "string") return BigInt(value);
  throw new TypeError("A whole number was expected of the database");
}

/** A column of text. */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  throw new TypeError("A text was expected of the database");
}
