import { useEffect, useSyncExternalStore } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { BLOCK_KINDS } from "@baize/domain/responsible-gambling/block";
import { useRead } from "../api/use-read.ts";
import { isDemo, useSession } from "./session.ts";

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

function keep(now: PlayBreak | null): void {
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

/** Asks whether the signed-in member takes a break. */
export function useFollowPlayBreak(): void {
  const session = useSession();
  const asks = session !== null && session.passwordChange === null && !isDemo(session);
  // Each call counts as activity, so it is read once, and again after a break was begun.
  const { data } = useRead("responsibleGambling.session", {}, { enabled: asks, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (asks && data) keep(data.block);
  }, [asks, data]);
}
