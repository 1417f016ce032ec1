import { pause } from "../shared/dom.ts";
import type { Stops } from "./scene.ts";

interface Steps {
  readonly count: number;
  /** Milliseconds of all steps together. */
  readonly lasts: number;
  /** Shows what is known after so many steps. */
  readonly begin: (stops: Stops, steps: number) => void;
  /** Plays one step, counted from 1. */
  readonly take: (stops: Stops, step: number) => void;
  readonly end: (stops: Stops) => void;
}

export interface Stepwise {
  readonly play: (stops: Stops, since: number) => Promise<void>;
  readonly stop: () => void;
}

/** Plays a result in steps of the same length, from the one that so many milliseconds have reached. */
export function stepwise({ count, lasts, begin, take, end }: Steps): Stepwise {
  const length = lasts / count;
  let playing: Stops | undefined;
  return {
    stop: () => {
      playing = undefined;
    },
    play: async (stops, since) => {
      playing = stops;
      const began = performance.now() - Math.max(0, since);
      const reached = (): number => Math.min(count, Math.floor((performance.now() - began) / length));
      let step = reached();
      begin(stops, step);
      while (step < count) {
        await pause(Math.min(200, length / 2));
        if (playing !== stops) return;
        for (const now = reached(); step < now;) take(stops, ++step);
      }
      end(stops);
    },
  };
}
