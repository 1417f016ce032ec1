import { countCharacters } from "@baize/domain/text/characters";
import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** A text as a terminal may show it: what a member wrote must not move the cursor, or reverse a line. */
const shown = (text: string): string =>
  hasUnsafeCharacters(text) ? Array.from(text, (one) => (hasUnsafeCharacters(one) ? "\uFFFD" : one)).join("") : text;

/** One value: yes or no, nothing for nothing, and the parts of an object beside each other. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return shown(value);
  if (isRow(value))
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${cell(one)}`)
      .join(", ");
  if (Array.isArray(value)) return value.map(cell).join(", ");
  return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
}

const padded = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - countCharacters(text)));
const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, " / ");

/** Columns under their names, each as wide as its widest value. */
function table(rows: readonly Row[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [keys, ...rows.map((row) => keys.map((key) => oneLine(cell(row[key]))))];
  const widths = keys.map((_, index) => Math.max(...lines.map((line) => countCharacters(line[index] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((text, index) => padded(text, widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const isTable = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** One name and value a line; below them, each under its name, the values that are tables. */
function list(row: Row): string {
  const tables = Object.entries(row).flatMap(([key, value]) => (isTable(value) ? [`\n${key}\n${table(value)}`] : []));
  const values = Object.entries(row).filter(([, value]) => !isTable(value));
  const width = Math.max(0, ...values.map(([key]) => key.length));
  const indent = `\n${" ".repeat(width + 2)}`;
  const lines = values.map(([key, value]) => `${padded(key, width)}  ${cell(value).replaceAll(/\r?\n/g, indent)}`.trimEnd());
  return [...lines, ...tables].join("\n");
}

/** An answer for a person; `json` for a program. */
export function printed(value: unknown, json: boolean): string {
  if (json) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value) && value.length === 0) return "Nothing to show.";
  if (isTable(value)) return table(value);
  return isRow(value) ? list(value) : cell(value);
}
