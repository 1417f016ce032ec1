import { SYMBOLS, type SlotSymbol } from "./symbols.ts";

/** The five reels as printed, read downwards and cyclic. A stop is the label in the top row. Every stop is equally likely. */
const PRINTED: readonly string[] = [
  "diya kite koi diya kite fan diya kite koi fan seven diya koi kite fan koi diya gem koi kite diya koi kite diya koi crown lotus kite fan seven gem pearl",
  "seven diya koi crown kite koi fan gem diya kite pearl koi gem kite koi crown lotus gem koi diya fan kite diya koi fan seven kite diya seven lotus kite crown",
  "kite diya koi crown seven koi pearl seven fan kite seven fan kite lotus fan kite koi gem kite diya fan kite gem diya crown lotus diya kite koi gem crown seven",
  "seven diya kite seven diya kite gem lotus kite gem koi fan kite koi fan crown kite koi lotus diya kite seven fan pearl seven crown koi diya gem fan kite crown",
  "koi kite diya seven lotus gem koi fan diya crown koi kite gem seven kite koi diya kite seven fan kite gem pearl koi kite fan crown seven koi fan crown diya",
];

function read(strip: string): SlotSymbol[] {
  return strip.split(" ").map((name) => {
    const label = SYMBOLS.find((each) => each === name);
    if (!label) throw new Error(`strips.ts: no symbol "${name}"`);
    return label;
  });
}

export const STRIPS: readonly (readonly SlotSymbol[])[] = PRINTED.map(read);
