import { useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "../hooks/use-hydrated.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { reachable } from "../overlay/inert-others.ts";
import * as css from "./toast.css.ts";
import { ToastCard } from "./toast-card.tsx";
import type { Toasts } from "./toasts.ts";
import { useHeld, useHidden, useHotkey } from "./use-clock.ts";

export interface ToasterProps {
  /** The list whose toasts it shows: the result of `createToasts`. */
  toasts: Toasts;
  /** Texts in place of those of the provider: `label` names the region and its key, `close` the button of a message. */
  messages?: PartMessages<"toaster">;
  /** `KeyboardEvent.key` that brings focus here from anywhere, modals too. */
  hotkey?: string;
}

/**
 * Shows messages above everything, modals too, and keeps them while a pointer or focus is on them or the window is hidden.
 * Mount it once, near the root. New messages are announced politely, bad news at once.
 */
export function Toaster({ toasts, messages, hotkey = "F8" }: ToasterProps) {
  const text = useMessages("toaster", messages);
  const rows = useSyncExternalStore(toasts.subscribe, toasts.rows, toasts.rows);
  const region = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const hidden = useHidden();
  const leave = useHotkey(hotkey, region);
  const dismiss = (id: string) => {
    const inside = region.current?.contains(document.activeElement);
    toasts.dismiss(id);
    if (!inside) return;
    // The focused button is removed: keep focus in the region while it has messages, else move it back.
    if (rows.length > 1) region.current?.focus();
    else leave();
  };
  const held = useHeld(region, (id) => (id ? dismiss(id) : leave()));
  // A server has no document to put messages into.
  if (!hydrated) return null;
  const stack = (
    <section
      ref={region}
      aria-label={text("label", { hotkey })}
      tabIndex={-1}
      data-component="toaster"
      data-react-aria-top-layer="true"
      {...{ [reachable]: "" }}
      className={css.region}
    >
      <ol data-part="list" aria-live="polite" aria-relevant="additions text" className={css.list}>
        {rows.map((row) => (
          <ToastCard key={row.id} row={row} close={text("close")} paused={held || hidden} onDismiss={() => dismiss(row.id)} />
        ))}
      </ol>
    </section>
  );
  // JSX, as the kit's list of components is read from the source.
  return <>{createPortal(stack, document.body)}</>;
}
