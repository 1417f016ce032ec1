import { decimals, fig, percent } from "./parts.ts";

const MILLION = 1_000_000n;

/** What a published way to play returned, in parts per million of the buy-in. */
export interface RoomReturn {
  readonly rtp: number;
  /** The true return is within this of the measured one, with a confidence of 99 in 100. */
  readonly within: number;
}

const ppm = (value: number, places: number): string => percent({ over: BigInt(value), under: MILLION }, places);

/** What a hand brings on average, in units of the buy-in. */
function perHand({ rtp }: RoomReturn, buyIn: number): string {
  const lost = MILLION - BigInt(rtp);
  const size = lost < 0n ? -lost : lost;
  return fig(`${lost < 0n ? "+" : "−"}${decimals({ over: size * BigInt(buyIn), under: MILLION }, 2)}`);
}

/** A row of the table of ways to play: its return with the range, and what a hand brings. */
export function returnRow(name: string, measured: RoomReturn, buyIn: number): string {
  const range = measured.within === 0 ? "" : ` ± ${ppm(measured.within, 2)}`;
  return `<tr><th scope="row">${name}</th><td>${fig(ppm(measured.rtp, 2) + range)}</td><td>${perHand(measured, buyIn)}</td></tr>`;
}

/** How long the turn of a room may still take. */
export const turnTime = '<p class="turn-time" id="turn-time" role="timer" aria-live="off" hidden></p>';
