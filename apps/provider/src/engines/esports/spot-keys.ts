import { isolated } from "../isolated.ts";
import type { MessageKey } from "../../messages/messages.ts";
import type { SpotKey } from "../spot-key.ts";
import { type EsportsSpot, finalOf, isScore, type ScoreSpot } from "./markets.ts";

const KEYS = {
  teama: "esportsA",
  teamb: "esportsB",
  firsta: "esportsFirstA",
  firstb: "esportsFirstB",
  two: "esportsTwo",
  three: "esportsThree",
} as const satisfies Record<Exclude<EsportsSpot, ScoreSpot>, MessageKey>;

/** The message that names a spot, with its values. */
export const spotKey = (spot: EsportsSpot): SpotKey =>
  isScore(spot) ? { key: "marketScoreIs", values: { score: isolated(finalOf(spot)) } } : { key: KEYS[spot] };
