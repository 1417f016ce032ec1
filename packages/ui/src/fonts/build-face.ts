import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { devanagariGlyphs } from "./devanagari.ts";
import { codePoints, type FaceRow } from "./face-table.ts";
import { readTables, writeTables } from "@baize/tokens/font/sfnt";
import { shaperOf } from "@baize/tokens/font/shape";
import { subset, type SubsetRecipe } from "@baize/tokens/font/subset";
import { pack, unpack } from "@baize/tokens/font/woff2";

const require = createRequire(import.meta.url);

/** A file of an npm package, whatever that package exports. */
export function packageFile(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}

export function sourceOf(row: Pick<FaceRow, "from" | "file">): Promise<Buffer> {
  return unpack(readFileSync(packageFile(row.from, "files", row.file)));
}

/** Places of marks and kerning, and the classes that their rules ask for. */
const LAYOUT = ["GPOS", "GDEF"];

/** The bare font of a face: its letters, its axes, and layout taken at one place of them. */
export async function buildSfnt(row: FaceRow, keepNumbers = false): Promise<Buffer> {
  const source = await sourceOf(row);
  const recipe: SubsetRecipe = {
    keepNumbers,
    unicodes: codePoints(row.range),
    axes: row.axes,
    features: row.features,
    glyphs: row.listed ? devanagariGlyphs(shaperOf(source)) : undefined,
  };
  const tables = readTables(await subset(source, recipe));
  // The same letters held at one place give the same glyphs under the same numbers: the tables fit.
  const still = row.layoutAt ? readTables(await subset(source, { ...recipe, axes: row.layoutAt })) : new Map<string, Buffer>();
  for (const tag of LAYOUT) {
    const taken = still.get(tag);
    if (taken) tables.set(tag, taken);
    else tables.delete(tag);
  }
  return writeTables(tables);
}

/** The file that a browser gets. */
export async function buildFace(row: FaceRow): Promise<Buffer> {
  return pack(await buildSfnt(row));
}
