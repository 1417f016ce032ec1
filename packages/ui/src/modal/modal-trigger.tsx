import type { MouseEvent, ReactElement } from "react";
import { Primitive } from "radix-ui/internal";
import type { Lifecycle } from "../overlay/lifecycle.ts";
import { useModalRoot } from "./modal-root.tsx";

interface ModalTriggerProps {
  lifecycle: Lifecycle;
  /** The caller's element; undefined for an overlay without a trigger. */
  trigger: ReactElement | undefined;
}

/** The element that opens a modal overlay, with the ARIA attributes for it. */
export function ModalTrigger({ lifecycle, trigger }: ModalTriggerProps) {
  const { open, id } = useModalRoot();
  if (!trigger) return null;
  const press = (event: MouseEvent) => {
    // A link opens the overlay instead of its page.
    event.preventDefault();
    lifecycle.requestOpen("trigger", event.nativeEvent);
  };
  return (
    <Primitive.button
      asChild
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      data-state={open ? "open" : "closed"}
      onClick={press}
    >
      {trigger}
    </Primitive.button>
  );
}
