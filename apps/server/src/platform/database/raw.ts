import { sql, type SQL } from "drizzle-orm";
import type { Executor, RunSql } from "./database.ts";
import { type NamedPart, toStatement } from "./named-parts.ts";

/** `$1`, `$2` … become the values, for statements that run inside one of Drizzle's transactions. */
function asSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part))));
}

/** Runs raw statements inside a transaction (or on a connection) that Drizzle opened. */
export const runIn =
  (tx: Executor): RunSql =>
  async (text, values = []) => {
    const { rows } = await tx.execute(asSql(text, values));
    return { rows };
  };

/** One part of a statement that does several things at once; its values count from `$1`. */
export interface Part {
  readonly text: string;
  readonly values: readonly unknown[];
}

// While parts of both sorts are joined.
const numberedPart = (part: Part | NamedPart): Part =>
  Array.isArray(part.values) ? asNumbered(part) : toStatement(asNamed(part));
const asNumbered = (part: Part | NamedPart): Part => part as Part;
const asNamed = (part: Part | NamedPart): NamedPart => part as NamedPart;

/** `with a as (part), b as (part) … tail`, with the values of all parts counted through. The tail uses none. */
export function together(parts: Readonly<Record<string, Part | NamedPart>>, tail: string): Part {
  const values: unknown[] = [];
  const named = Object.entries(parts).map(([name, mixed]) => {
    const part = numberedPart(mixed);
    const offset = values.length;
    values.push(...part.values);
    return `${name} as (${part.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`)})`;
  });
  return { text: `with ${named.join(", ")} ${tail}`, values };
}

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
