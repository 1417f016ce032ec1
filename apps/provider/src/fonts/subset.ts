import { copyFile, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Makes the fonts of this folder. Run by hand: pnpm --filter @baize/provider fonts
const here = import.meta.dirname;
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const LATIN = `${range(0x20, 0x7e)}\u00a0£¥¢·×–—‘’“”•…−\u200e\u200f\u2066\u2067\u2068\u2069`;
const CURRENCIES = range(0x20a0, 0x20c0);
/** The whole alphabets, because titles of games come from the platform. */
const DEVANAGARI = `${range(0x900, 0x970)}\u200c\u200d।`;
const ARABIC = `${range(0x60c, 0x60c)}${range(0x61b, 0x61f)}${range(0x620, 0x652)}${range(0x660, 0x66d)}پچژگکی«»\u200c\u200d`;

const figures = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };
/** One weight for Devanagari: the weight axis would cost 130 KB more, and headings differ by size. */
const steady = { wght: 520 };
const anek = import.meta.resolve("@fontsource-variable/anek-latin/package.json");
const devanagari = import.meta.resolve("@fontsource-variable/anek-devanagari/package.json");
const vazirmatn = import.meta.resolve("@fontsource-variable/vazirmatn/package.json");
const JOBS = [
  { from: anek, file: "anek-latin-latin-wdth-normal", to: "latin", text: LATIN, axes: figures },
  { from: anek, file: "anek-latin-latin-ext-wdth-normal", to: "currencies", text: CURRENCIES, axes: figures },
  { from: devanagari, file: "anek-devanagari-devanagari-wght-normal", to: "devanagari", text: DEVANAGARI, axes: steady },
  { from: vazirmatn, file: "vazirmatn-arabic-wght-normal", to: "arabic", text: ARABIC, axes: { wght: figures.wght } },
];

for (const { from, file, to, text, axes } of JOBS) {
  const folder = dirname(fileURLToPath(from));
  const original = await readFile(join(folder, "files", `${file}.woff2`));
  const font = await subsetFont(original, text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(join(here, `${to}.woff2`), font);
  await copyFile(join(folder, "LICENSE"), join(here, `LICENSE-${basename(folder)}.txt`));
  console.log(`${to}: ${original.length} → ${font.length} bytes`);
}
