import { describeCoin } from "./coin/words.ts";
import { describeDice } from "./dice/words.ts";
import { describeKeno } from "./keno/words.ts";
import { describeDragon } from "./dragontiger/words.ts";
import { describeRoulette } from "./roulette/words.ts";
import { describeAndar } from "./andarbahar/words.ts";
import { describeCrash } from "./crash/words.ts";
import type { MiniName, SharedName } from "./table.ts";
import { describePlinko } from "./plinko/words.ts";
import { describeWheel } from "./wheel/words.ts";

type Describe = (choice: string, stops: readonly (readonly number[])[], variant: number) => string;

/** A round of each engine in words. */
export const WORDS: Readonly<Record<MiniName | SharedName, Describe>> = {
  dice: describeDice,
  wheel: describeWheel,
  coin: describeCoin,
  keno: describeKeno,
  plinko: describePlinko,
  dragontiger: describeDragon,
  roulette: describeRoulette,
  crash: describeCrash,
  andarbahar: describeAndar,
};
