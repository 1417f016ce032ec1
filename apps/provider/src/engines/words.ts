import { describeCoin } from "./coin/words.ts";
import { describeDice } from "./dice/words.ts";
import { describeKeno } from "./keno/words.ts";
import type { MiniName } from "./table.ts";
import { describePlinko } from "./plinko/words.ts";
import { describeWheel } from "./wheel/words.ts";

type Describe = (choice: string, stops: readonly (readonly number[])[], variant: number) => string;

/** A round of each small game in words. */
export const WORDS: Readonly<Record<MiniName, Describe>> = {
  dice: describeDice,
  wheel: describeWheel,
  coin: describeCoin,
  keno: describeKeno,
  plinko: describePlinko,
};
