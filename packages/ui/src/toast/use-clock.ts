import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { ToastRow } from "./toasts.ts";

/** Dismisses a toast when its time is over; the timer stops while `paused`. */
export function useClock({ duration, shown }: ToastRow, paused: boolean, then: () => void): void {
  const left = useRef<{ shown: number; ms: number }>({ shown, ms: duration ?? 0 });
  const over = useEffectEvent(then);
  useEffect(() => {
    if (duration === null || paused) return undefined;
    if (left.current.shown !== shown) left.current = { shown, ms: duration };
    const began = performance.now();
    const timer = setTimeout(over, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - began;
    };
  }, [duration, paused, shown]);
}

const onVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** True while the window cannot be seen. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "hidden",
    () => false,
  );
}

/** Moves focus to the region by a key from anywhere; returns how to move it back. */
export function useHotkey(key: string, region: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      // Without a message the key keeps its other meaning.
      if (!region.current?.querySelector("[data-toast]")) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.current?.contains(activeElement)) before.current = activeElement;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key, region]);
  return useCallback(() => {
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else region.current?.blur();
  }, [region]);
}

/** True while a pointer or focus is in the region. There Escape closes the message, or leaves the region: `onEscape(id or none)`. */
export function useHeld(region: RefObject<HTMLElement | null>, onEscape: (id: string | undefined) => void): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !(event.target instanceof Element)) return;
    // Here Escape closes a message; overlays below must not get the event.
    event.stopPropagation();
    onEscape(event.target.closest<HTMLElement>("[data-toast]")?.dataset.toast);
  });
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const on = (type: string, listener: (event: Event) => void) => element.addEventListener(type, listener, ended);
    on("pointerenter", () => setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    on("keydown", (event) => event instanceof KeyboardEvent && escape(event));
    return () => ended.abort();
  }, [region]);
  return hovered || focused;
}
