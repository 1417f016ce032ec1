import { coin } from "./coin/engine.ts";
import { dice } from "./dice/engine.ts";
import type { Engine, MiniEngine } from "./engine.ts";
import { keno } from "./keno/engine.ts";
import { plinko } from "./plinko/engine.ts";
import { slot } from "./slot/engine.ts";
import { wheel } from "./wheel/engine.ts";

/** The engines of small games. A further one is a folder and a row here. */
export const MINIS = { dice, wheel, coin, keno, plinko } as const satisfies Readonly<Record<string, MiniEngine>>;
export type MiniName = keyof typeof MINIS;
function isMini(name: string): name is MiniName {
  return Object.hasOwn(MINIS, name);
}

export const MINI_NAMES: readonly MiniName[] = Object.keys(MINIS).filter(isMini);
export type EngineName = MiniName | "slot";

/** Which engine a title runs, with its own parameters and colours. */
export interface Title {
  readonly name: EngineName;
  readonly engine: Engine;
  readonly variant: number;
  /** One of the brand's cover palettes; 0: the engine's own. */
  readonly palette: number;
}

const PALETTES = 12;
const SLOT: Title = { name: "slot", engine: slot, variant: 0, palette: 0 };

/**
 * The title of a game code: `<engine>-<variant>-<palette>-<name>`, or any other code for the slot. Undefined for a variant or
 * a palette that an engine does not have.
 */
export function titleOf(gameCode: string): Title | undefined {
  const [, name = "", variantText, paletteText] = /^([a-z]+)-([0-9]+)-([0-9]+)-./.exec(gameCode) ?? [];
  if (!isMini(name)) return SLOT;
  const [engine, variant, palette] = [MINIS[name], Number(variantText), Number(paletteText)];
  const known = variant < engine.variants && palette >= 1 && palette <= PALETTES;
  return known ? { name, engine, variant, palette } : undefined;
}
