import { isolated } from "../isolated.ts";
import type { SpotKey } from "../spot-key.ts";
import { type FootballSpot, LINE, scoreFor } from "./markets.ts";
import { scoreText } from "./goals.ts";

const KEYS: Readonly<Partial<Record<FootballSpot, SpotKey>>> = {
  home: { key: "footballHome" },
  draw: { key: "footballDraw" },
  away: { key: "footballAway" },
  over: { key: "footballOver", values: { goals: LINE } },
  under: { key: "footballUnder", values: { goals: LINE } },
  bothyes: { key: "footballBothYes" },
  bothno: { key: "footballBothNo" },
  other: { key: "footballOther" },
};

/** The message that names a spot, with its values. */
export function spotKey(spot: FootballSpot): SpotKey {
  const score = scoreFor(spot);
  return KEYS[spot] ?? { key: "marketScoreIs", values: { score: score ? isolated(scoreText(score)) : spot } };
}
