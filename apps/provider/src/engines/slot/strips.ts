import type { Risk } from "../risk.ts";
import { SYMBOLS, type SlotSymbol } from "./symbols.ts";

/** The five reels of each game as printed, read downwards and cyclic. A stop is the label in the top row. Every stop is equally likely. */
const PRINTED: Readonly<Record<Risk, readonly string[]>> = {
  low: [
    "seven koi kite diya lotus seven koi kite crown fan koi kite diya fan koi kite crown pearl diya koi kite gem seven kite gem koi fan diya koi kite diya fan",
    "lotus crown gem diya koi kite diya fan kite pearl lotus kite koi lotus kite diya fan seven gem crown koi fan seven koi diya kite koi fan kite seven diya koi",
    "gem kite koi lotus seven koi lotus kite pearl fan kite koi fan diya koi seven crown gem kite diya lotus koi diya crown seven kite fan diya koi fan kite diya",
    "diya lotus koi crown kite pearl gem koi kite fan diya seven koi diya kite koi seven kite diya crown lotus kite fan koi seven fan diya lotus kite fan koi gem",
    "lotus kite koi gem fan kite lotus seven crown diya kite seven diya koi gem diya kite koi fan crown koi pearl fan kite koi diya gem koi diya fan kite seven",
  ],
  medium: [
    "diya kite koi diya kite fan diya kite koi fan seven diya koi kite fan koi diya gem koi kite diya koi kite diya koi crown lotus kite fan seven gem pearl",
    "seven diya koi crown kite koi fan gem diya kite pearl koi gem kite koi crown lotus gem koi diya fan kite diya koi fan seven kite diya seven lotus kite crown",
    "kite diya koi crown seven koi pearl seven fan kite seven fan kite lotus fan kite koi gem kite diya fan kite gem diya crown lotus diya kite koi gem crown seven",
    "seven diya kite seven diya kite gem lotus kite gem koi fan kite koi fan crown kite koi lotus diya kite seven fan pearl seven crown koi diya gem fan kite crown",
    "koi kite diya seven lotus gem koi fan diya crown koi kite gem seven kite koi diya kite seven fan kite gem pearl koi kite fan crown seven koi fan crown diya",
  ],
  high: [
    "koi fan lotus gem kite crown seven kite koi seven diya kite fan gem crown fan koi diya seven koi fan diya kite koi crown pearl diya gem kite diya gem seven",
    "kite fan koi gem kite fan diya crown seven fan koi seven diya fan gem koi kite pearl lotus kite gem crown diya koi gem diya seven kite koi diya crown seven",
    "seven crown diya lotus crown fan diya seven koi gem lotus koi diya pearl kite fan seven koi kite crown diya fan seven kite koi gem kite koi diya kite fan gem",
    "gem koi kite gem fan pearl kite crown diya gem fan seven crown gem seven diya koi crown kite fan lotus diya seven koi fan diya kite koi seven diya koi fan",
    "kite lotus crown gem diya kite fan gem seven diya fan koi seven diya koi fan lotus diya seven fan kite koi crown pearl koi kite crown koi gem seven diya gem",
  ],
};

export type Strips = readonly (readonly SlotSymbol[])[];

function read(strip: string): SlotSymbol[] {
  return strip.split(" ").map((name) => {
    const label = SYMBOLS.find((each) => each === name);
    if (!label) throw new Error(`strips.ts: no symbol "${name}"`);
    return label;
  });
}

export const stripsOf = (volatility: Risk): Strips => PRINTED[volatility].map(read);
