import { useSyncExternalStore } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { BLOCK_KINDS } from "@baize/domain/responsible-gambling/block";

/** A time without play that the person asked for. */
export type PlayBreak = Pick<NonNullable<OutputOf<"responsibleGambling.session">["block"]>, "kind" | "until">;

const KEY = "playBreak";
const listeners = new Set<() => void>();

function parse(text: string): PlayBreak | null {
  try {
    const { kind, until }: Record<string, unknown> = JSON.parse(text);
    const known = BLOCK_KINDS.find((one) => one === kind);
    if (!known || !(until === null || typeof until === "number")) return null;
    return until === null || until > Date.now() ? { kind: known, until } : null;
  } catch {
    return null;
  }
}

/** Read once a change, so that a component gets the same object each time. */
let kept = parse(sessionStorage.getItem(KEY) ?? "");

/** What the server says of the signed-in member. */
export function keepPlayBreak(now: PlayBreak | null): void {
  if (now?.kind === kept?.kind && now?.until === kept?.until) return;
  kept = now && { kind: now.kind, until: now.until };
  if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The break in force; null where play is open. The server tells it of the signed-in member. It outlasts signing out in this browser
 * session: who has just begun a break is not invited back.
 */
export const usePlayBreak = (): PlayBreak | null => useSyncExternalStore(subscribe, () => kept);
