import { useSyncExternalStore } from "react";

let account: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  account = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that this account has just signed in for the first time. */
export const announceFirstLogin = (name: string): void => set(name);

/** The account whose first login this is until it was acted on, and the way to say that it was. */
export function useFirstLogin(): { account: string | null; done: () => void } {
  return { account: useSyncExternalStore(subscribe, () => account), done: () => set(null) };
}
