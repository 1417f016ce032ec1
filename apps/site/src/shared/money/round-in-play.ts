import { useSyncExternalStore } from "react";

/** A game that never says how its round ended must not hold the balance for ever. */
const LONGEST_MS = 30_000;

const listeners = new Set<() => void>();
let timer: number | undefined;

function set(next: number | undefined): void {
  window.clearTimeout(timer);
  timer = next;
  for (const listener of listeners) listener();
}

/** While a round is in play the balance stays as it was: a win must not be seen before the reels stop. */
export const roundInPlay = {
  begin: (): void => set(window.setTimeout(() => set(undefined), LONGEST_MS)),
  end: (): void => set(undefined),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useRoundInPlay = (): boolean => useSyncExternalStore(subscribe, () => timer !== undefined);
