import type { SpotKey } from "../spot-key.ts";
import type { Outside } from "./engine.ts";

const KEYS: Readonly<Record<Outside, SpotKey>> = {
  dozen1: { key: "rouletteRange", values: { from: 1, to: 12 } },
  dozen2: { key: "rouletteRange", values: { from: 13, to: 24 } },
  dozen3: { key: "rouletteRange", values: { from: 25, to: 36 } },
  column1: { key: "rouletteColumn", values: { column: 1 } },
  column2: { key: "rouletteColumn", values: { column: 2 } },
  column3: { key: "rouletteColumn", values: { column: 3 } },
  low: { key: "rouletteRange", values: { from: 1, to: 18 } },
  high: { key: "rouletteRange", values: { from: 19, to: 36 } },
  even: { key: "rouletteEven" },
  odd: { key: "rouletteOdd" },
  red: { key: "rouletteRed" },
  black: { key: "rouletteBlack" },
};

/** The message that names a spot, with its values. */
export const spotKey = (spot: Outside): SpotKey => KEYS[spot];
