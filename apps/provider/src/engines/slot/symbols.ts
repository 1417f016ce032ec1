/** The nine labels. `lotus` is wild for all but `pearl`; `pearl` pays in any position and starts the rain. */
export const SYMBOLS = ["lotus", "crown", "gem", "seven", "fan", "diya", "koi", "kite", "pearl"] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

export const WILD: SlotSymbol = "lotus";
export const SCATTER: SlotSymbol = "pearl";

export const REELS = 5;
export const ROWS = 3;
