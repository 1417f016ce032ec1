import { setTimeout as pause } from "node:timers/promises";

export type Clock = () => number;

/** A clock may be set while somebody waits for a time of it, so it is read again and again. */
const STEP = 250;

/** Settles when the clock has come to this time; rejects when the signal ends the wait. */
export async function waitUntil(at: number, now: Clock, signal: AbortSignal): Promise<void> {
  for (let left = at - now(); left > 0; left = at - now()) await pause(Math.min(left, STEP), undefined, { signal });
}
