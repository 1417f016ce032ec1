import { SANDBOX_PROVIDER, stakeStepOf } from "@baize/api/provider/identity";
import { VOLATILITIES, type Volatility } from "@baize/domain/gaming/game/volatility";
import { hintOf } from "@baize/domain/gaming/game/sign-hints";
import { slugOf } from "./vendors.ts";

type SlotEngine = keyof typeof SANDBOX_PROVIDER.slots;
type Lead = (typeof SANDBOX_PROVIDER.leads)[number];
/** The categories of slots. */
type SlotCategory = "RNG" | "JACKPOT";
export const isSlot = (category: string): category is SlotCategory => category === "RNG" || category === "JACKPOT";

const ENGINES: Readonly<Record<SlotCategory, readonly SlotEngine[]>> = { RNG: ["lines", "cluster", "hold"], JACKPOT: ["pot"] };
const { leads: LEADS, slots: RETURNS } = SANDBOX_PROVIDER;
/** The signs that the covers of a category show. */
const LEADS_OF: Readonly<Record<SlotCategory, readonly Lead[]>> = { RNG: LEADS, JACKPOT: ["crown", "gem", "seven", "coins"] };
const PALETTES = 12;

interface Launch {
  readonly code: string;
  readonly rtpPpm: number;
  readonly volatility: Volatility;
  readonly stakeStep: number;
  /** Of the engines of lines alone. */
  readonly lines?: number;
  readonly freeRounds: boolean;
  /** The sign that leads the symbols, and that the cover shows. */
  readonly lead: Lead;
}

interface Entry {
  readonly category: SlotCategory;
  readonly vendor: string;
  readonly title: string;
  readonly motif: string | undefined;
}

/** The list, from another start at each turn. */
const turned = <Item>(list: readonly Item[], turn: number): readonly Item[] => {
  const start = turn % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

/** The leads that a title asks for, the dearest first: the editor's, the one of its name, those of its category, all. */
function wishes(category: SlotCategory, title: string, motif: string | undefined, turn: number): readonly Lead[] {
  const own = LEADS_OF[category];
  const named = [LEADS.find((each) => each === motif), hintOf(title, own)].filter((each) => each !== undefined);
  return [...named, ...turned(own, turn), ...turned(LEADS, turn)];
}

/** Gives each slot an engine, a volatility, a lead and a palette that no slot before it has together. */
export class SlotGames {
  readonly #dealt = new Map<string, number>();
  #turn = 0;

  /** Throws RangeError once no combination is left. */
  next({ category, vendor, title, motif }: Entry): Launch {
    const turn = this.#turn++;
    const engines = turned(ENGINES[category], turn);
    const leads = wishes(category, title, motif, turn);
    const free = leads.flatMap((each) => engines.map((engine) => [engine, each] as const));
    const found = free.find(([engine, each]) => this.#dealtOf(engine, each) < RETURNS[engine].length * PALETTES);
    if (!found) throw new RangeError(`No slot is left for "${title}"`);
    const [engine, lead] = found;
    const index = this.#dealtOf(engine, lead);
    this.#dealt.set(`${engine} ${lead}`, index + 1);
    const set = index % RETURNS[engine].length;
    // The palette moves on with each title, and shifts once a round, so that neighbours look different.
    const palette = ((index + Math.floor(index / PALETTES)) % PALETTES) + 1;
    const [rtpPpm, volatility] = [RETURNS[engine][set], VOLATILITIES[set]];
    if (rtpPpm === undefined || volatility === undefined) throw new RangeError(`${engine} has no volatility ${set}`);
    const code = `${engine}-${set}-${lead}-${palette}-${slugOf(`${vendor} ${title}`)}`.slice(0, 64);
    return {
      code,
      rtpPpm,
      volatility,
      lead,
      stakeStep: stakeStepOf(engine),
      // A pot takes its share of each stake.
      freeRounds: engine !== "pot",
      ...((engine === "lines" || engine === "pot") && { lines: SANDBOX_PROVIDER.lines }),
    };
  }

  #dealtOf(engine: SlotEngine, lead: Lead): number {
    return this.#dealt.get(`${engine} ${lead}`) ?? 0;
  }
}
