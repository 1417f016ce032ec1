import type { TableState } from "../../play/contract.ts";
import { part, put } from "../shared/dom.ts";
import { say } from "../shared/boot.ts";

/** The vendor's clock, kept by the page's own steady one: a wrong time of the device changes nothing. */
export class VendorClock {
  #ahead = -Infinity;

  /** Of several answers the one that travelled shortest is the closest. */
  take(now: number): void {
    this.#ahead = Math.max(this.#ahead, now - performance.now());
  }

  now(): number {
    return this.#ahead + performance.now();
  }
}

const STEP = 200;
const SHORTENS = { transform: ["scaleX(1)", "scaleX(0)"] };

const PHASES = { bets: "phaseBets", play: "phasePlay", show: "phaseShow" } as const;
export const phaseText = ({ phase, live }: TableState): string => say(live ? "matchOn" : PHASES[phase]);

/** The line of the time that is left of a phase. It shortens without this script, and without a layout of the page at each step. */
class TimeLine {
  #shown: Animation | undefined;
  #all = 0;

  show(left: number, all: number): void {
    const gone = Math.min(all, Math.max(0, all - left));
    // An answer may have corrected the clock.
    if (this.#all === all && Math.abs(Number(this.#shown?.currentTime) - gone) < STEP * 2) return;
    this.#shown?.cancel();
    this.#all = all;
    this.#shown = part("left", HTMLElement).animate(SHORTENS, {
      duration: all,
      easing: `steps(${Math.ceil(all / STEP)})`,
      fill: "forwards",
    });
    this.#shown.currentTime = gone;
  }
}

const line = new TimeLine();

/**
 * Shows the phase and, as far as it is known, the time that is left of it.
 *
 * @param live The message of a result that is coming about.
 */
export function showClock(state: TableState, now: number, live: string | undefined): void {
  const [from, until] =
    state.phase === "bets"
      ? [state.opensAt, state.closesAt]
      : state.phase === "play"
        ? [state.closesAt, state.resultAt]
        : [state.resultAt ?? now, state.endsAt];
  put("phase", live !== undefined && state.phase === "show" ? say(live) : phaseText(state));
  const left = until === undefined ? undefined : Math.max(0, until - now);
  put("countdown", left === undefined ? "" : String(Math.ceil(left / 1000)));
  line.show(left ?? 0, until === undefined ? 1 : Math.max(1, until - from));
}
