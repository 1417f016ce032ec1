import type { MessageKey } from "../../messages/messages.ts";
import type { SpotKey } from "../spot-key.ts";
import { type KabaddiSpot, LINE, NARROW } from "./markets.ts";

const KEYS: Readonly<Record<KabaddiSpot, MessageKey>> = {
  home: "footballHome",
  tie: "tableTie",
  away: "footballAway",
  over: "kabaddiOver",
  under: "kabaddiUnder",
  superyes: "kabaddiSuperYes",
  superno: "kabaddiSuperNo",
  homeless: "kabaddiHomeLess",
  homemore: "kabaddiHomeMore",
  awayless: "kabaddiAwayLess",
  awaymore: "kabaddiAwayMore",
};

/** The message that names a spot, with its values. */
export const spotKey = (spot: KabaddiSpot): SpotKey => ({
  key: KEYS[spot],
  values: { points: spot === "over" || spot === "under" ? LINE : NARROW },
});
