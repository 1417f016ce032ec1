import { createRequire } from "node:module";

/** The used part of the package, which has no types. */
interface Fontverter {
  convert: (this: void, font: Buffer, format: "sfnt" | "woff2") => Promise<Buffer>;
}

const require = createRequire(import.meta.url);
const { convert }: Fontverter = require("fontverter");

let last: Promise<unknown> = Promise.resolve();

/** One at a time: the converter gives out memory that its next run writes over. */
function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  const next = last.then(run, run);
  last = next;
  return next;
}

/** The bare form of a font file. */
export function unpack(file: Buffer): Promise<Buffer> {
  return inTurn(() => convert(file, "sfnt"));
}

/** The compressed form that browsers get. */
export function pack(font: Buffer): Promise<Buffer> {
  return inTurn(() => convert(font, "woff2"));
}
