import { type Face, MONSOON } from "../symbols/faces.ts";

/**
 * The nine symbols, by the names that Pearl Monsoon prints; another title prints its own signs in their places. `lotus` is wild for all but `pearl`; `pearl` pays in any position and starts the rain.
 */
export const SYMBOLS = MONSOON;
export type SlotSymbol = (typeof SYMBOLS)[number];

export const WILD = "lotus" satisfies SlotSymbol;
export const SCATTER = "pearl" satisfies SlotSymbol;

/** How a title with these faces prints the symbol. */
export function faceOf(symbol: SlotSymbol, faces: readonly Face[]): Face {
  const face = faces[SYMBOLS.indexOf(symbol)];
  if (!face) throw new RangeError(`the title has no face for "${symbol}"`);
  return face;
}

export const REELS = 5;
export const ROWS = 3;
