import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One value holds the axis there, two limit it. */
export type Axis = number | readonly [min: number, max: number];

export interface SubsetRecipe {
  readonly unicodes: Iterable<number>;
  readonly axes: Readonly<Record<string, Axis>>;
  /** OpenType layout features that stay; every one when absent. */
  readonly features?: readonly string[];
  /**
   * Keeps exactly these glyphs and those of `unicodes`, not every glyph that the layout rules can reach. A rule that
   * leads to a glyph that is not here goes, and the letters are set as the rules that stay say.
   */
  readonly glyphs?: Iterable<number>;
  /** Glyphs keep their numbers: only to compare with the whole font. */
  readonly keepNumbers?: boolean;
}

/** Names from hb-subset.h. */
const DROP_TABLE_SET = 3;
const FEATURE_SET = 6;
const GLYPH_SET = 0;
const NO_HINTING = 0x1;
const RETAIN_NUMBERS = 0x2;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
/** Tables that a browser does not need: advance and metric variations are in `gvar` too. */
const NEEDLESS = ["DSIG", "HVAR", "MVAR", "STAT", "gasp", "prep"];

type Call = (...args: number[]) => number;
type Exports = Readonly<Record<string, Call>> & { readonly memory: WebAssembly.Memory };

/** WebAssembly exports carry no types; these are the ones that hb-subset.h declares. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const typed = (exports: WebAssembly.Exports) => exports as unknown as Exports;

let loaded: Promise<Exports> | undefined;

async function load(): Promise<Exports> {
  const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  const exports = typed(instance.exports);
  call(exports, "_initialize");
  return exports;
}

function call(exports: Exports, name: string, ...args: number[]): number {
  const found = exports[name];
  if (!found) throw new Error(`This build of harfbuzz has no ${name}.`);
  return found(...args);
}

/** A tag or a feature as the 32 bits that harfbuzz takes. */
const tagOf = (text: string) => Buffer.from(text, "latin1").readUInt32BE(0);

/** A smaller font, by harfbuzz. Takes and gives the bare (sfnt) form. */
export async function subset(font: Buffer, recipe: SubsetRecipe): Promise<Buffer> {
  loaded ??= load();
  const exports = await loaded;
  const hb = (name: string, ...args: number[]) => call(exports, name, ...args);
  const input = hb("hb_subset_input_create_or_fail");
  const pointer = hb("malloc", font.length);
  new Uint8Array(exports.memory.buffer).set(font, pointer);
  const blob = hb("hb_blob_create", pointer, font.length, WRITABLE, 0, 0);
  const face = hb("hb_face_create", blob, 0);
  try {
    describe(hb, input, face, recipe);
    const made = hb("hb_subset_or_fail", face, input);
    if (made === 0) throw new Error("harfbuzz could not make the subset.");
    const result = hb("hb_face_reference_blob", made);
    const start = hb("hb_blob_get_data", result, 0);
    const bytes = Buffer.from(new Uint8Array(exports.memory.buffer, start, hb("hb_blob_get_length", result)));
    hb("hb_blob_destroy", result);
    hb("hb_face_destroy", made);
    return bytes;
  } finally {
    hb("hb_subset_input_destroy", input);
    hb("hb_face_destroy", face);
    hb("hb_blob_destroy", blob);
    hb("free", pointer);
  }
}

type Harfbuzz = (name: string, ...args: number[]) => number;

function describe(hb: Harfbuzz, input: number, face: number, recipe: SubsetRecipe): void {
  const { features, glyphs, unicodes, keepNumbers } = recipe;
  hb("hb_subset_input_set_flags", input, NO_HINTING | (glyphs ? NO_LAYOUT_CLOSURE : 0) | (keepNumbers ? RETAIN_NUMBERS : 0));
  const fill = (set: number, values: Iterable<number>) => {
    for (const value of values) hb("hb_set_add", set, value);
  };
  const kept = hb("hb_subset_input_set", input, FEATURE_SET);
  hb("hb_set_clear", kept);
  if (features) fill(kept, features.map(tagOf));
  else hb("hb_set_invert", kept);
  fill(hb("hb_subset_input_set", input, DROP_TABLE_SET), NEEDLESS.map(tagOf));
  fill(hb("hb_subset_input_unicode_set", input), unicodes);
  fill(hb("hb_subset_input_set", input, GLYPH_SET), glyphs ?? []);
  for (const [name, axis] of Object.entries(recipe.axes)) limit(hb, input, face, tagOf(name), axis);
}

function limit(hb: Harfbuzz, input: number, face: number, tag: number, axis: Axis): void {
  const done =
    typeof axis === "number"
      ? hb("hb_subset_input_pin_axis_location", input, face, tag, axis)
      : hb("hb_subset_input_set_axis_range", input, face, tag, axis[0], axis[1], Number.NaN);
  if (done === 0) throw new Error("The font has no such axis, or not so far.");
}
