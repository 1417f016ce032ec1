import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { afterAnimations } from "./animations.ts";
import { pressDefault } from "./default-button.ts";
import { isSpent } from "./escape.ts";
import { type FocusTarget, returnFocus } from "./focus-return.ts";
import { inertOthers } from "./inert-others.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Phase } from "./phase.ts";
import { useKeyboardInset } from "./scroll-lock.tsx";
import { depth, isTop, push, subscribe } from "./stack.ts";

export interface LayerOptions {
  id: string;
  phase: Phase;
  lifecycle: Lifecycle;
  layer: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  closeOnEscape: boolean;
  fallbackFocus: FocusTarget | undefined;
}

/** The effects of an open overlay on the page, and their removal: stack, inertness, keys, focus. Returns whether it is on top. */
export function useLayer({ id, phase, lifecycle, layer, panel, closeOnEscape, fallbackFocus }: LayerOptions): boolean {
  const live = phase === "open";
  useKeyboardInset(layer);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isSpent(event)) return;
    if (event.key === "Escape" && closeOnEscape) void lifecycle.requestClose("escape", event);
    if (event.key === "Enter" && panel.current) pressDefault(panel.current, event);
  });
  const leave = useEffectEvent((element: HTMLElement) => {
    const active = document.activeElement;
    // Focus that has meanwhile moved elsewhere stays there.
    if (active === null || active === document.body || element.contains(active)) returnFocus(lifecycle.openers(), fallbackFocus);
  });
  useLayoutEffect(() => {
    const element = layer.current;
    const surface = panel.current;
    if (!live || !element || !surface) return undefined;
    const lift = inertOthers(element);
    const pop = push({ id, panel: surface, onKeyDown, close: () => lifecycle.requestClose("close-all") });
    return () => {
      pop();
      lift();
      leave(element);
    };
  }, [live, id, layer, panel, lifecycle]);

  useEffect(() => {
    if (!live || !panel.current) return undefined;
    return afterAnimations(panel.current, lifecycle.opened);
  }, [live, panel, lifecycle]);

  return useSyncExternalStore(subscribe, () => isTop(id) || (phase === "closing" && depth() === 0));
}
