import { useSyncExternalStore } from "react";

export interface Preference<Value extends string> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly use: () => Value;
}

/**
 * One choice of the person, kept in local storage and worn by the document through `apply`.
 * A stored value that is not one of `allowed` (another version wrote it, or somebody by hand) counts as unset.
 */
export function preference<Value extends string>(
  key: string,
  allowed: (value: string) => value is Value,
  fallback: () => Value,
  apply: (value: Value) => void,
): Preference<Value> {
  const listeners = new Set<() => void>();
  const stored = () => {
    const value = localStorage.getItem(key);
    return value !== null && allowed(value) ? value : fallback();
  };
  let now = stored();
  const change = () => {
    now = stored();
    apply(now);
    for (const listener of listeners) listener();
  };
  // Another tab's choice holds here too.
  window.addEventListener("storage", (event) => event.key === key && change());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => now;
  const set = (value: Value) => {
    localStorage.setItem(key, value);
    change();
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
