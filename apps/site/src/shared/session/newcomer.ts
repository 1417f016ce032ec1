import { useSyncExternalStore } from "react";
import type { OutputOf } from "@baize/api/contract/contract";

/** A person whom Google or Facebook has named, and whom no account is linked to yet. */
export type Newcomer = NonNullable<OutputOf<"identity.finish">["newcomer"]>;

let current: Newcomer | undefined;
const listeners = new Set<() => void>();

/** In memory alone: on a shared device the next visit must not find it. */
export function keepNewcomer(newcomer: Newcomer | undefined): void {
  current = newcomer;
  for (const listener of listeners) listener();
}

export const currentNewcomer = (): Newcomer | undefined => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNewcomer = (): Newcomer | undefined => useSyncExternalStore(subscribe, currentNewcomer);
