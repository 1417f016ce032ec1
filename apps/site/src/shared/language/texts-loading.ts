import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let waiting = 0;

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const get = () => waiting > 0;

/** Whether the texts of a chosen language are on their way. */
export const textsLoading = {
  /** Until this has ended. */
  during(texts: Promise<unknown>): void {
    count(1);
    void texts.finally(() => count(-1));
  },
  use: (): boolean => useSyncExternalStore(subscribe, get),
};
