export type Phase = "closed" | "open" | "closing";

/** Closing takes this long, for every overlay with a life cycle. Milliseconds; product specification, section 9. */
export const closeDelay = 100;

export interface PhaseStore {
  readonly now: () => Phase;
  readonly go: (next: Phase) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** True once after each closing. */
  readonly takeClosed: () => boolean;
}

/** Closed, open or closing; closing ends by itself after `closeDelay`. */
export function createPhase(): PhaseStore {
  let phase: Phase = "closed";
  let owesClosed = false;
  const listeners = new Set<() => void>();
  function go(next: Phase): void {
    phase = next;
    if (next === "closing") {
      owesClosed = true;
      setTimeout(() => phase === "closing" && go("closed"), closeDelay);
    }
    for (const listener of listeners) listener();
  }
  return {
    now: () => phase,
    go,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeClosed: () => {
      const owed = phase === "closed" && owesClosed;
      if (owed) owesClosed = false;
      return owed;
    },
  };
}
