import { readTables } from "./sfnt.ts";

/** One axis of a variable font (OpenType 1.9, `fvar`). */
export interface FontAxis {
  readonly min: number;
  readonly usual: number;
  readonly max: number;
}

const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65_536;

/** The axes of a font by tag; none for one that does not vary. */
export function axesOf(font: Buffer): Readonly<Record<string, FontAxis>> {
  const table = readTables(font).get("fvar");
  if (!table) return {};
  const [start, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  const rows = Array.from({ length: count }, (_, index) => start + index * size);
  return Object.fromEntries(
    rows.map((at) => [
      table.toString("latin1", at, at + 4),
      { min: fixed(table, at + 4), usual: fixed(table, at + 8), max: fixed(table, at + 12) },
    ]),
  );
}

const WINDOWS = 3;
/** Name ids of `name`: the family without its style, where a font has it; else the family. */
const FAMILIES = [16, 1];

/** The family's name, as a style sheet names it. */
export function familyOf(font: Buffer): string {
  const table = readTables(font).get("name");
  if (!table) throw new Error("The font has no name.");
  const strings = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + index * 12);
  for (const family of FAMILIES) {
    const at = records.find((record) => table.readUInt16BE(record) === WINDOWS && table.readUInt16BE(record + 6) === family);
    if (at === undefined) continue;
    const start = strings + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    return bytes.swap16().toString("utf16le");
  }
  throw new Error("The font has no name of a family.");
}

/** Segments of format 4: the letters of the first plane. */
function segments(table: Buffer, at: number): [number, number][] {
  const count = table.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index): [number, number] => [
    table.readUInt16BE(at + 16 + count * 2 + index * 2),
    table.readUInt16BE(at + 14 + index * 2),
  ]);
}

/** Groups of format 12: the letters of every plane. */
const groups = (table: Buffer, at: number): [number, number][] =>
  Array.from({ length: table.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
  });

/** Whether a font has a letter. */
export function lettersOf(font: Buffer): { readonly has: (point: number) => boolean } {
  const table = readTables(font).get("cmap");
  if (!table) throw new Error("The font has no letters.");
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + index * 8));
  const ranges = offsets.flatMap((at) => {
    const format = table.readUInt16BE(at);
    if (format === 4) return segments(table, at);
    return format === 12 ? groups(table, at) : [];
  });
  return { has: (point) => ranges.some(([from, to]) => point >= from && point <= to) };
}
