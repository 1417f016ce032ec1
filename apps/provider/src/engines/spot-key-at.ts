import type { MessageKey } from "../messages/messages.ts";
import { SPOTS as ANDAR } from "./andarbahar/engine.ts";
import { spotKey as andarKey } from "./andarbahar/spot-keys.ts";
import { SPOT_KEYS as BACCARAT } from "./baccarat/spot-keys.ts";
import { SPOT_KEYS as COCKFIGHT } from "./cockfight/spot-keys.ts";
import { SPOTS as CRICKET } from "./cricket/markets.ts";
import { spotKey as cricketKey } from "./cricket/spot-keys.ts";
import { SPOTS as DIGITS } from "./digits/markets.ts";
import { spotKey as digitsKey } from "./digits/spot-keys.ts";
import { SPOT_KEYS as DRAGONTIGER } from "./dragontiger/spot-keys.ts";
import { SPOTS as ESPORTS } from "./esports/markets.ts";
import { spotKey as esportsKey } from "./esports/spot-keys.ts";
import { SPOTS as FOOTBALL } from "./football/markets.ts";
import { spotKey as footballKey } from "./football/spot-keys.ts";
import { SPOTS as KABADDI } from "./kabaddi/markets.ts";
import { spotKey as kabaddiKey } from "./kabaddi/spot-keys.ts";
import { SPOTS as TENNIS } from "./tennis/markets.ts";
import { spotKey as tennisKey } from "./tennis/spot-keys.ts";
import { SPOTS as RACE } from "./race/markets.ts";
import { spotKey as raceKey } from "./race/spot-keys.ts";
import { OUTSIDE } from "./roulette/engine.ts";
import { spotKey as rouletteKey } from "./roulette/spot-keys.ts";
import { keyIn, type SpotKey } from "./spot-key.ts";
import type { SharedName } from "./table.ts";
import { SPOT_KEYS as TEENPATTI } from "./teenpatti/spot-keys.ts";

type FindKey = (spot: string) => SpotKey | undefined;

const keyFrom = (keys: Readonly<Record<string, MessageKey>>): FindKey => {
  const byName = new Map(Object.entries(keys));
  return (spot) => {
    const key = byName.get(spot);
    return key && { key };
  };
};

/** The message that names a spot of each table; none for a number of roulette. Crash has no spots. */
const KEYS: Readonly<Record<Exclude<SharedName, "crash">, FindKey>> = {
  andarbahar: keyIn(ANDAR, andarKey),
  baccarat: keyFrom(BACCARAT),
  cockfight: keyFrom(COCKFIGHT),
  cricket: keyIn(CRICKET, cricketKey),
  digits: keyIn(DIGITS, digitsKey),
  dragontiger: keyFrom(DRAGONTIGER),
  esports: keyIn(ESPORTS, esportsKey),
  football: keyIn(FOOTBALL, footballKey),
  kabaddi: keyIn(KABADDI, kabaddiKey),
  tennis: keyIn(TENNIS, tennisKey),
  race: keyIn(RACE, raceKey),
  roulette: keyIn(OUTSIDE, rouletteKey),
  teenpatti: keyFrom(TEENPATTI),
};

/** The message that names a spot of a table; undefined where its own text is its name. */
export const spotKeyAt = (table: SharedName, spot: string): SpotKey | undefined =>
  table === "crash" ? undefined : KEYS[table](spot);
