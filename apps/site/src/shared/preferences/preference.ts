import { useSyncExternalStore } from "react";

export interface Preference<Value extends string> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly use: () => Value;
  /** The value without a choice; may arrive later from the server. */
  readonly configure: (fallback: Value) => void;
}

/**
 * One choice of the person, in local storage; `apply` runs when it changes. A stored value outside of `allowed` (by
 * another version, or by hand) counts as unset.
 */
export function preference<Value extends string>(
  key: string,
  allowed: (value: string) => value is Value,
  usual: () => Value,
  apply?: (value: Value) => void,
): Preference<Value> {
  const listeners = new Set<() => void>();
  let fallback = usual;
  const stored = () => {
    const value = localStorage.getItem(key);
    return value !== null && allowed(value) ? value : fallback();
  };
  let now = stored();
  const change = () => {
    now = stored();
    apply?.(now);
    for (const listener of listeners) listener();
  };
  // Another tab's choice applies here too.
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
  const configure = (value: Value) => {
    fallback = () => value;
    change();
  };
  return { get, set, configure, use: () => useSyncExternalStore(subscribe, get) };
}
