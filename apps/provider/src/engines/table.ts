import { coin } from "./coin/engine.ts";
import { dice } from "./dice/engine.ts";
import type { Engine, MiniEngine } from "./engine.ts";
import { keno } from "./keno/engine.ts";
import { plinko } from "./plinko/engine.ts";
import { slot } from "./slot/engine.ts";
import { MEDIUM } from "./slot/games.ts";
import { type Lead, leadOf, PALETTES } from "./symbols/faces.ts";
import { wheel } from "./wheel/engine.ts";

/** The engines of small games. A further one is a folder and a row here. */
export const MINIS = { dice, wheel, coin, keno, plinko } as const satisfies Readonly<Record<string, MiniEngine>>;
export type MiniName = keyof typeof MINIS;
function isMini(name: string): name is MiniName {
  return Object.hasOwn(MINIS, name);
}

export const MINI_NAMES: readonly MiniName[] = Object.keys(MINIS).filter(isMini);
export type SlotName = "slot";
export type EngineName = MiniName | SlotName;

/** Which engine a title runs, with its own parameters and colours. */
export interface Title {
  readonly name: EngineName;
  readonly engine: Engine;
  readonly variant: number;
  /** The sign that leads the symbols of a slot. */
  readonly lead: Lead | undefined;
  /** One of the brand's cover palettes; 0: the engine's own. */
  readonly palette: number;
}

const PEARL_MONSOON: Title = { name: "slot", engine: slot, variant: MEDIUM, lead: undefined, palette: 0 };

/** The engines of slots, by the first word of their codes. */
const SLOTS: Readonly<Record<string, { readonly name: SlotName; readonly engine: Engine }>> = {
  lines: { name: "slot", engine: slot },
};

/** `<engine>-<variant>-<palette>-<name>`, with the lead before the palette for a slot. */
const CODE = /^([a-z]+)-([0-9]+)-(?:([a-z]+)-)?([0-9]+)-./;

/**
 * The title of a game code, or Pearl Monsoon for a code that names no engine. Undefined for a variant, a lead or a palette that an
 * engine does not have.
 */
export function titleOf(gameCode: string): Title | undefined {
  const [, word = "", variantText, leadText, paletteText] = CODE.exec(gameCode) ?? [];
  const kind = isMini(word) ? { name: word, engine: MINIS[word] } : Object.hasOwn(SLOTS, word) ? SLOTS[word] : undefined;
  if (!kind) return PEARL_MONSOON;
  const [variant, lead, palette] = [Number(variantText), leadOf(leadText), Number(paletteText)];
  const known = variant < kind.engine.variants && palette >= 1 && palette <= PALETTES;
  const led = isMini(word) ? leadText === undefined : lead !== undefined;
  return known && led ? { ...kind, variant, lead, palette } : undefined;
}
