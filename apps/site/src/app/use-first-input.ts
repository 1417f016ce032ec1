import { useSyncExternalStore } from "react";

const inputs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
let happened = false;
const listeners = new Set<() => void>();

function onInput(): void {
  happened = true;
  for (const notify of listeners) notify();
}
// From the first script on: a key may be pressed before anything is drawn.
for (const input of inputs) addEventListener(input, onInput, { once: true, passive: true });

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the person has used the page: pointer, key or focus. Stays true until the document is loaded again. */
export const useFirstInput = (): boolean => useSyncExternalStore(listen, () => happened);
