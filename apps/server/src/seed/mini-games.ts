import { SANDBOX_PROVIDER, stakeStepOf } from "@baize/api/provider/identity";
import { slugOf } from "./vendors.ts";

/** For each engine the return of each of its sets of parameters. */
const RETURNS = { ...SANDBOX_PROVIDER.minis, ...SANDBOX_PROVIDER.rooms, ...SANDBOX_PROVIDER.tables, ...SANDBOX_PROVIDER.slips };
type MiniEngine = keyof typeof RETURNS;
const PALETTES = 12;
/** The categories whose titles are games that a member plays alone: small games, and rooms with bots. */
type MiniCategory = "MINI" | "ARCADE" | "FISH" | "PVP";
const MINI_CATEGORIES: ReadonlySet<string> = new Set<MiniCategory>(["MINI", "ARCADE", "FISH", "PVP"]);
export const isMini = (category: string): category is MiniCategory => MINI_CATEGORIES.has(category);

/** The categories whose titles are tables that all players share. */
type TableCategory = "LIVE" | "CRASH" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "LOTT" | "ELOTT";
const TABLE_CATEGORIES: ReadonlySet<string> = new Set<TableCategory>([
  "LIVE",
  "CRASH",
  "COCKFIGHT",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
]);
export const isTable = (category: string): category is TableCategory => TABLE_CATEGORIES.has(category);

/** The engine of the titles of a category whose last word names none. */
const USUAL_ENGINE: Partial<Record<MiniCategory | TableCategory, MiniEngine>> = {
  ARCADE: "plinko",
  FISH: "fish",
  CRASH: "crash",
  COCKFIGHT: "cockfight",
  SPORTS: "football",
  ESPORTS: "esports",
  LOTT: "digits",
  ELOTT: "race",
};

/** The signs of the covers of an engine whose category has signs of other games too. */
const SIGNS: Partial<Record<MiniEngine, readonly string[]>> = {
  football: ["pitch", "ball"],
  cricket: ["wicket"],
  tennis: ["ball"],
  kabaddi: ["pitch"],
  sportsbook: ["pitch"],
  digits: ["balls"],
  race: ["waves"],
};

/** The last word of a title says which engine it is. */
const ENGINE_WORDS: readonly (readonly [words: RegExp, engine: MiniEngine])[] = [
  [/^Powerplay$| Cricket$/, "cricket"],
  [/ Sportsbook$/, "sportsbook"],
  [/ Kabaddi$/, "kabaddi"],
  [/ Tennis$/, "tennis"],
  [/ (Dice|Over Under)$/, "dice"],
  [/ Wheel$/, "wheel"],
  [/ Hi-Lo$/, "hilo"],
  [/ (Coin Flip|Toss)$/, "coin"],
  [/ (Keno|Numbers)$/, "keno"],
  [/ (Mines|Minefield)$/, "mines"],
  [/\bRoulette\b/, "roulette"],
  [/ Dragon Tiger$/, "dragontiger"],
  [/\bAndar Bahar$/, "andarbahar"],
  [/\bBaccarat$/, "baccarat"],
  [/\bTeen Patti$/, "teenpatti"],
];

/** "Teen Patti" names a table of LIVE and a room of PVP. */
const roomOf = (title: string): MiniEngine => (/\bRummy\b/.test(title) ? "rummyroom" : "pattiroom");

const engineOf = (category: MiniCategory | TableCategory, title: string): MiniEngine | undefined =>
  category === "PVP" ? roomOf(title) : (ENGINE_WORDS.find(([words]) => words.test(title))?.[1] ?? USUAL_ENGINE[category]);

interface Launch {
  readonly code: string;
  readonly rtpPpm: number;
  readonly stakeStep: number;
  /** The sign of the cover, where the engine asks for one. */
  readonly lead?: string;
}

/** Gives each title of an engine another set of parameters or another palette than the titles before it. */
export class MiniGames {
  readonly #dealt = new Map<MiniEngine, number>();

  /** Throws RangeError for a title that names no engine, or once an engine has no combination left. */
  next(category: MiniCategory | TableCategory, vendor: string, title: string): Launch {
    const engine = engineOf(category, title);
    if (!engine) throw new RangeError(`"${title}" names no engine`);
    const returns = RETURNS[engine];
    const index = this.#dealt.get(engine) ?? 0;
    this.#dealt.set(engine, index + 1);
    const set = index % returns.length;
    // The palette moves on with each title, and shifts once a round, so that neighbours look different.
    const palette = ((index + Math.floor(index / PALETTES)) % PALETTES) + 1;
    const rtpPpm = returns[set];
    if (rtpPpm === undefined || index >= returns.length * PALETTES) throw new RangeError(`No set is left for "${title}"`);
    const signs = SIGNS[engine];
    const lead = signs?.[index % signs.length];
    return {
      code: `${engine}-${set}-${palette}-${slugOf(`${vendor} ${title}`)}`.slice(0, 64),
      rtpPpm,
      stakeStep: stakeStepOf(engine),
      ...(lead !== undefined && { lead }),
    };
  }
}
