import { describeCluster } from "./cluster/words.ts";
import { describeCoin } from "./coin/words.ts";
import { describeDigits } from "./digits/words.ts";
import { describeDice } from "./dice/words.ts";
import { describeFish } from "./fish/words.ts";
import { describeHilo } from "./hilo/words.ts";
import { describeHold } from "./hold/words.ts";
import { describeKeno } from "./keno/words.ts";
import { describeDragon } from "./dragontiger/words.ts";
import { describeRoulette } from "./roulette/words.ts";
import { describeAndar } from "./andarbahar/words.ts";
import { describeCrash } from "./crash/words.ts";
import { describeKabaddi } from "./kabaddi/words.ts";
import { describeTennis } from "./tennis/words.ts";
import { describeCricket } from "./cricket/words.ts";
import { describeBaccarat } from "./baccarat/words.ts";
import { describeBout } from "./cockfight/words.ts";
import { describeEsports } from "./esports/words.ts";
import { describeMatch } from "./football/words.ts";
import type { Face } from "./symbols/faces.ts";
import type { EngineName } from "./table.ts";
import { describeMines } from "./mines/words.ts";
import { describeRoom } from "./pattiroom/words.ts";
import { describePlinko } from "./plinko/words.ts";
import { describePatti } from "./teenpatti/words.ts";
import { describeRummy } from "./rummyroom/words.ts";
import { describeRace } from "./race/words.ts";
import { describeWheel } from "./wheel/words.ts";

type Describe = (choice: string, stops: readonly (readonly number[])[], variant: number, faces: readonly Face[]) => string;

/** A round in words; the page of proofs shows the spins of the slot instead. */
export const WORDS: Readonly<Record<Exclude<EngineName, "slot">, Describe>> = {
  dice: describeDice,
  wheel: describeWheel,
  coin: describeCoin,
  keno: describeKeno,
  plinko: describePlinko,
  fish: describeFish,
  mines: describeMines,
  hilo: describeHilo,
  pattiroom: describeRoom,
  rummyroom: describeRummy,
  dragontiger: describeDragon,
  roulette: describeRoulette,
  cockfight: describeBout,
  crash: describeCrash,
  football: describeMatch,
  cricket: describeCricket,
  tennis: describeTennis,
  kabaddi: describeKabaddi,
  esports: describeEsports,
  digits: describeDigits,
  race: describeRace,
  andarbahar: describeAndar,
  baccarat: describeBaccarat,
  teenpatti: describePatti,
  cluster: describeCluster,
  hold: describeHold,
};
