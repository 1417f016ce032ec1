import { type QueryWithTypings, SQL } from "drizzle-orm";
import type { Executor, RunSql } from "./database.ts";

interface Numbered {
  readonly text: string;
  /** Which value each place has, from 1. */
  readonly order: readonly number[];
}

/** Texts whose places are kept: a text with another list of places in it comes once. */
const MOST_TEXTS = 1000;
const kept = new Map<string, Numbered>();

/** Numbers the places of a text in turn: PostgreSQL then finds a type for each place, where one value is in several. */
function numberPlaces(text: string): Numbered {
  const known = kept.get(text);
  if (known) return known;
  const order: number[] = [];
  const inTurn = text.replaceAll(/\$(\d+)/g, (_place, value: string) => `$${order.push(Number(value))}`);
  const numbered = { text: inTurn, order };
  if (kept.size < MOST_TEXTS) kept.set(text, numbered);
  return numbered;
}

/** A statement as it is sent. Drizzle would build it from a part for each place, which costs as much as sending it. */
class RawStatement extends SQL {
  readonly #query: QueryWithTypings;
  constructor(text: string, values: readonly unknown[]) {
    super([]);
    const { text: sql, order } = numberPlaces(text);
    this.#query = { sql, params: order.map((value) => values[value - 1]) };
  }
  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}

/** Runs raw statements inside a transaction (or on a connection) that Drizzle opened: `$1`, `$2` … become the values. */
export const runIn =
  (tx: Executor): RunSql =>
  async (text, values = []) => {
    const { rows } = await tx.execute(new RawStatement(text, values));
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
