import { ppmOf, returnOf } from "../src/engines/engine.ts";
import type { SharedEngine } from "../src/engines/shared.ts";

const RETURNED = 950_000;

/** The bets of one prize that return more than 95 %, or less where a price a hundredth higher returns no more than that. */
export const wrongPrices = (engine: SharedEngine, variant: number): string[] =>
  engine
    .bets(variant)
    .filter(({ choice, prizes }) => {
      const [{ chance, pays } = { chance: { over: 0n, under: 1n }, pays: 0 }] = prizes;
      const returned = (price: number): number => ppmOf(returnOf({ choice, prizes: [{ chance, pays: price }] }, engine.parts));
      return prizes.length !== 1 || returned(pays) > RETURNED || returned(pays + 1) < RETURNED;
    })
    .map(({ choice }) => choice);
