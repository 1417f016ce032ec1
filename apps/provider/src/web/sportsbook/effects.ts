import { options } from "preact";

/**
 * Runs effects at the end of what caused them, as React does after a press or a key, not after the next frame.
 * The kit counts on it where it sets the focus: keys come in between otherwise.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = queueMicrotask;
}
