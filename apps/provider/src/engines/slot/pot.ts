import { toMinor } from "../../amounts.ts";
import { type Draw, type Engine, plus, type Ratio } from "../engine.ts";
import { GAMES } from "./games.ts";
import { LINES } from "./lines.ts";
import { ODDS } from "./odds.ts";
import { play } from "./spin.ts";

/** The pot that all titles with one share, in each currency. */
export const POT_ID = "monsoon";
/** One part of so many of a stake goes into the pot. */
export const POT_PARTS = 100;
/** What the vendor puts in at the beginning and after each win, in whole units of the currency. */
export const POT_SEED = 5000;
/** Each spin draws one number below this, after its reels. */
export const POT_NUMBERS = 2_000_000_000;
/** The numbers that win the pot, for each whole unit of the stake. */
export const POT_WINNING = 1000;
/** A stake of one unit wins the pot once in so many spins. */
export const POT_WAYS = POT_NUMBERS / POT_WINNING;

/** The share of a stake. A stake is a whole number of these parts, so nothing is rounded. */
export function potShare(stake: bigint): bigint {
  if (stake % BigInt(POT_PARTS) !== 0n) throw new RangeError(`stake ${stake} does not divide into ${POT_PARTS} parts`);
  return stake / BigInt(POT_PARTS);
}

/** How many of the numbers win the pot with this stake, in minor units of so many digits. */
export const winningNumbers = (stake: bigint, digits: number): number =>
  Math.min(POT_NUMBERS, Number((stake * BigInt(POT_WINNING)) / 10n ** BigInt(digits)));

/** Whether this number wins the pot with a stake in decimal text. */
export const winsPot = (number: number, stake: string, digits: number): boolean =>
  number < winningNumbers(toMinor(stake, digits), digits);

/** The number of the pot: the last one that a spin draws. */
export const drawPot = (draw: Draw): number => draw(POT_NUMBERS);

/** What the pot returns of all stakes: their shares, and the seed as often as it is won. */
export const SHARE_RETURN: Ratio = { over: 1n, under: BigInt(POT_PARTS) };
export const SEED_RETURN: Ratio = { over: BigInt(POT_SEED), under: BigInt(POT_WAYS) };

/** The return of lines, rain and pot, for each volatility. */
export const POT_RETURNS: readonly Ratio[] = ODDS.map(({ rtp }) => plus(rtp, plus(SHARE_RETURN, SEED_RETURN)));

/** The slot of lines with a pot: its prizes are those of the lines, and the last group of its stops is the number of the pot. */
export const potSlot: Engine = {
  parts: POT_PARTS,
  variants: GAMES.length,
  offers: (choice) => choice === "",
  play: (draw, _, variant) => {
    const { spins, total } = play(draw, variant);
    const stops = spins.map((spin) => spin.stops);
    return { stops: [...stops, [drawPot(draw)]], total: (total * POT_PARTS) / LINES.length };
  },
};
