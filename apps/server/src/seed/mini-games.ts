import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { slugOf } from "./vendors.ts";

/** For each engine the return of each of its sets of parameters. */
const RETURNS = { ...SANDBOX_PROVIDER.minis, ...SANDBOX_PROVIDER.tables };
type MiniEngine = keyof typeof RETURNS;
const PALETTES = 12;
/** The categories whose titles are small games: ARCADE has one engine. */
type MiniCategory = "MINI" | "ARCADE";
export const isMini = (category: string): category is MiniCategory => category === "MINI" || category === "ARCADE";

/** The categories whose titles are tables that all players share. */
type TableCategory = "LIVE" | "CRASH" | "COCKFIGHT";
const TABLE_CATEGORIES: ReadonlySet<string> = new Set<TableCategory>(["LIVE", "CRASH", "COCKFIGHT"]);
export const isTable = (category: string): category is TableCategory => TABLE_CATEGORIES.has(category);

/** The categories whose titles all run one engine. */
const ONE_ENGINE: Partial<Record<MiniCategory | TableCategory, MiniEngine>> = {
  ARCADE: "plinko",
  CRASH: "crash",
  COCKFIGHT: "cockfight",
};

/** The last word of a title says which engine it is. */
const ENGINE_WORDS: readonly (readonly [words: RegExp, engine: MiniEngine])[] = [
  [/ (Dice|Over Under)$/, "dice"],
  [/ (Wheel|Spinner)$/, "wheel"],
  [/ (Coin Flip|Toss)$/, "coin"],
  [/ (Keno|Numbers)$/, "keno"],
  [/\bRoulette\b/, "roulette"],
  [/ Dragon Tiger$/, "dragontiger"],
  [/\bAndar Bahar$/, "andarbahar"],
  [/\bBaccarat$/, "baccarat"],
  [/\bTeen Patti$/, "teenpatti"],
];

interface Launch {
  readonly code: string;
  readonly rtpPpm: number;
}

/** Gives each title of an engine another set of parameters or another palette than the titles before it. */
export class MiniGames {
  readonly #dealt = new Map<MiniEngine, number>();

  /** Throws RangeError for a title that names no engine, or once an engine has no combination left. */
  next(category: MiniCategory | TableCategory, vendor: string, title: string): Launch {
    const engine = ONE_ENGINE[category] ?? ENGINE_WORDS.find(([words]) => words.test(title))?.[1];
    if (!engine) throw new RangeError(`"${title}" names no engine`);
    const returns = RETURNS[engine];
    const index = this.#dealt.get(engine) ?? 0;
    this.#dealt.set(engine, index + 1);
    const set = index % returns.length;
    // The palette moves on with each title, and shifts once a round, so that neighbours look different.
    const palette = ((index + Math.floor(index / PALETTES)) % PALETTES) + 1;
    const rtpPpm = returns[set];
    if (rtpPpm === undefined || index >= returns.length * PALETTES) throw new RangeError(`No set is left for "${title}"`);
    return { code: `${engine}-${set}-${palette}-${slugOf(`${vendor} ${title}`)}`.slice(0, 64), rtpPpm };
  }
}
