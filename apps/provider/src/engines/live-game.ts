import type { Played, Ratio } from "./engine.ts";

type Stops = Played["stops"];

/** A match that is told in steps of the same length, with bets and cash-outs in between. */
export interface LiveGame {
  /** After the last step the result is known, and no bet is open. */
  readonly steps: number;
  readonly stepMs: number;
  /** What is known of a match after so many steps. */
  readonly told: (stops: Stops, step: number) => Stops;
  /** Whether a step, counted from 1, brings an event after which the market is suspended. */
  readonly isEvent: (stops: Stops, step: number) => boolean;
  /** The chance of each spot, from nothing but what is known after so many steps. */
  readonly chances: (told: Stops, step: number, variant: number) => ReadonlyMap<string, Ratio>;
  /** The moment after so many steps, in signs that need no language. */
  readonly moment: (step: number) => string;
}
