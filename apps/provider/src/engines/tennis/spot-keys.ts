import { isolated } from "../isolated.ts";
import type { SpotKey } from "../spot-key.ts";
import { finalOf, isScore, LINE, type SCORES, type TennisSpot } from "./markets.ts";
import { scoreText } from "./points.ts";

const KEYS: Readonly<Record<Exclude<TennisSpot, (typeof SCORES)[number]>, SpotKey>> = {
  home: { key: "pattiA" },
  away: { key: "pattiB" },
  firsta: { key: "tennisFirstA" },
  firstb: { key: "tennisFirstB" },
  over: { key: "kabaddiOver", values: { points: LINE } },
  under: { key: "kabaddiUnder", values: { points: LINE } },
  lastyes: { key: "tennisLastYes" },
  lastno: { key: "tennisLastNo" },
};

/** The message that names a spot, with its values. */
export const spotKey = (spot: TennisSpot): SpotKey =>
  isScore(spot) ? { key: "marketScoreIs", values: { score: isolated(scoreText(finalOf(spot))) } } : KEYS[spot];
