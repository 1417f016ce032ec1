import type { TableState } from "../../play/contract.ts";
import { part } from "../shared/dom.ts";
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

const PHASES = { bets: "phaseBets", play: "phasePlay", show: "phaseShow" } as const;
export const phaseText = ({ phase }: TableState): string => say(PHASES[phase]);

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
  part("phase", HTMLElement).textContent = live !== undefined && state.phase === "show" ? say(live) : phaseText(state);
  const left = until === undefined ? undefined : Math.max(0, until - now);
  const seconds = left === undefined ? "" : String(Math.ceil(left / 1000));
  const countdown = part("countdown", HTMLElement);
  if (countdown.textContent !== seconds) countdown.textContent = seconds;
  const share = left === undefined || until === undefined ? 0 : left / Math.max(1, until - from);
  part("left", HTMLElement).style.inlineSize = `${Math.min(1, share) * 100}%`;
}
