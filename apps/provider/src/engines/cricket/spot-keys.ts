import { isolated } from "../isolated.ts";
import type { SpotKey } from "../spot-key.ts";
import { bandOf, type CricketSpot, isBand, LINE, type RUN_BANDS } from "./markets.ts";

const KEYS: Readonly<Record<Exclude<CricketSpot, (typeof RUN_BANDS)[number]>, SpotKey>> = {
  home: { key: "footballHome" },
  tie: { key: "tableTie" },
  away: { key: "footballAway" },
  over: { key: "cricketOver", values: { runs: LINE } },
  under: { key: "cricketUnder", values: { runs: LINE } },
  sixyes: { key: "cricketSixYes" },
  sixno: { key: "cricketSixNo" },
  w0: { key: "cricketWicketsNone" },
  w1: { key: "cricketWicketsOne" },
  w2: { key: "cricketWicketsMore" },
};

/** The runs of a band: `6–8`, `18+`. */
export function bandText(band: (typeof RUN_BANDS)[number]): string {
  const [least, most] = bandOf(band);
  return most === Infinity ? `${least}+` : `${least}–${most}`;
}

/** The message that names a spot, with its values. */
export const spotKey = (spot: CricketSpot): SpotKey =>
  isBand(spot) ? { key: "cricketHomeRunsAre", values: { runs: isolated(bandText(spot)) } } : KEYS[spot];
