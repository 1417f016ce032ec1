import type { Draw } from "../engines/engine.ts";
import { PARTS, type SharedEngine, type Stops } from "../engines/shared.ts";
import type { LegState } from "./contract.ts";

/** `valid`: its result counts. `abandoned`: no bet on it counts. `annulled`: bets are settled, and later none of them counts. */
export type Fate = "valid" | "abandoned" | "annulled";

/** Of so many fixtures one is abandoned, and one annulled. */
export const FATES = 64;

/** Milliseconds after the end of a fixture at which its result may be annulled. */
export const ANNULLED_AFTER = 10 * 60_000;

/** What a fixture draws: its match, and then whether its result stands. */
export function drawFixture(draw: Draw, engine: SharedEngine, variant: number): { readonly stops: Stops; readonly fate: Fate } {
  const stops = engine.drawn(draw, variant);
  const number = draw(FATES);
  return { stops, fate: number === 0 ? "abandoned" : number === 1 ? "annulled" : "valid" };
}

/** Whether a fixture counts, as it is known when its match ends, or later once its annulment is. */
export const isVoid = (fate: Fate, isLater: boolean): boolean => fate === "abandoned" || (fate === "annulled" && isLater);

interface Match {
  readonly stops: Stops;
  readonly engine: SharedEngine;
  readonly variant: number;
}

/** How a leg on a match that is over ends. */
export function legState(spot: string, { stops, engine, variant }: Match, countsNot: boolean): Exclude<LegState, "open"> {
  if (countsNot) return "void";
  return engine.pays(`${spot}:1`, stops, variant) > 0 ? "won" : "lost";
}

/** With which price a leg goes into its combinations, in hundredths. */
export const legPrice = (state: LegState, agreed: number): number => (state === "lost" ? 0 : state === "void" ? PARTS : agreed);
