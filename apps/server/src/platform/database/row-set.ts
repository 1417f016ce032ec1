import { keysOf } from "@baize/domain/object/keys-of";

/** The types of the columns of rows that one statement is given. */
type Types<Column extends string> = Readonly<Record<Column, "uuid" | "text" | "bigint" | "integer" | "timestamptz">>;

const element = (value: string | number): string =>
  typeof value === "number" ? String(value) : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Rows that a statement is given as one array for each column: PostgreSQL reads them in a third of the time that JSON takes. `from` is
 * written as a table of the statement, with the places $1, $2 …; `valuesOf` has the values of these places.
 */
export class RowSet<Column extends string> {
  readonly #types: Types<Column>;
  readonly #names: readonly Column[];

  constructor(types: Types<Column>) {
    this.#types = types;
    this.#names = keysOf(types);
  }

  get columns(): string {
    return this.#names.join(", ");
  }

  from(name: string): string {
    const arrays = this.#names.map((column, at) => `$${at + 1}::${this.#types[column]}[]`);
    return `unnest(${arrays.join(", ")}) as ${name} (${this.columns})`;
  }

  valuesOf(rows: readonly Readonly<Record<Column, string | number>>[]): string[] {
    return this.#names.map((column) => `{${rows.map((row) => element(row[column])).join(",")}}`);
  }
}
