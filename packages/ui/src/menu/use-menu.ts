import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { usePopupState } from "../overlay/use-popup-state.ts";
import { type Entrance, keepsOpen } from "./menu-context.ts";
import { entryOf, isLive } from "./menu-keys.ts";
import type { ChangeDetails } from "../overlay/details.ts";

/**
 * `trigger`: its button. `select`: an entry was chosen. `escape`: the key. `outside`: a press or the focus went elsewhere.
 * `program`: the caller.
 */
export type MenuReason = "trigger" | "select" | "escape" | "outside" | "program";

export interface MenuState {
  /** Whether it is open, when the caller holds the state; use it with `onOpenChange`. */
  open?: boolean;
  /** Open at first, when the component holds the state itself. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; `details.reason` says why, `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: ChangeDetails<MenuReason>) => void;
}

/** A window that loses focus (to a game's frame, say) takes the menu with it. */
function useWindowBlur(open: boolean, close: (event: Event) => void): void {
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: Event) => onBlur(event);
    window.addEventListener("blur", listener);
    return () => window.removeEventListener("blur", listener);
  }, [open]);
}

/** A press that began elsewhere, on the trigger say, and ends on an entry chooses it too. */
function usePressAcross() {
  const began = useRef<HTMLElement>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = entryOf(event.target);
    },
    onPointerUp: (event: PointerEvent) => {
      const entry = entryOf(event.target);
      if (event.pointerType === "mouse" && event.button === 0 && entry && entry !== began.current) entry.click();
    },
  };
}

/** The state for a menu's trigger, its list and its submenus. */
export function useMenu(props: MenuState) {
  const { open, because, change } = usePopupState<MenuReason>(props, { open: "trigger", close: "program" });
  const id = useId();
  const [triggerId, listId] = [`${id}-trigger`, `${id}-list`];
  const trigger = useRef<HTMLDivElement>(null);
  const entrance = useRef<Entrance>(undefined);
  /** Focus has moved elsewhere, and stays there. */
  const left = useRef(false);

  const go = (next: boolean, reason: MenuReason, event: Event) => {
    because(reason)(event);
    change(next);
  };
  useWindowBlur(open, (event) => go(false, "outside", event));
  const across = usePressAcross();

  const onInteractOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    // The trigger's own press closes: once.
    if (event.target instanceof Node && trigger.current?.contains(event.target)) return event.preventDefault();
    left.current = true;
    return because("outside")(event.detail.originalEvent);
  };
  const onClick = (event: MouseEvent) => {
    const entry = entryOf(event.target);
    if (entry && isLive(entry) && !keepsOpen(event.nativeEvent)) go(false, "select", event.nativeEvent);
  };
  const toggle = (next: Entrance, event: Event) => {
    entrance.current = next;
    left.current = false;
    go(!open, "trigger", event);
  };
  const onGone = () => {
    entrance.current = undefined;
    if (!left.current) trigger.current?.focus();
    left.current = false;
  };
  const leave = (event: Event) => {
    // The browser moves focus from the trigger to the next element: the key is not prevented.
    left.current = true;
    trigger.current?.focus({ preventScroll: true });
    go(false, "outside", event);
  };
  return {
    open,
    around: { escape: (event: Event) => go(false, "escape", event), leave },
    trigger: { id: triggerId, listId, open, toggle, ref: trigger },
    list: {
      id: listId,
      labelledBy: triggerId,
      entrance,
      onGone,
      onClick,
      ...across,
      layer: { onEscapeKeyDown: because("escape"), onInteractOutside, onDismiss: () => change(false) },
    },
  };
}
