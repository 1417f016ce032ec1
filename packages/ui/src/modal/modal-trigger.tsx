import type { MouseEvent, ReactElement } from "react";
import { Dialog } from "radix-ui";
import type { Lifecycle } from "../overlay/lifecycle.ts";

interface ModalTriggerProps {
  lifecycle: Lifecycle;
  /** The caller's element; undefined for an overlay without a trigger. */
  trigger: ReactElement | undefined;
}

/** The element that opens a modal overlay, with the ARIA attributes for it. */
export function ModalTrigger({ lifecycle, trigger }: ModalTriggerProps) {
  if (!trigger) return null;
  const press = (event: MouseEvent) => {
    // Prevented, radix does not toggle: the life cycle asks first.
    event.preventDefault();
    lifecycle.requestOpen("trigger", event.nativeEvent);
  };
  return (
    <Dialog.Trigger asChild onClick={press}>
      {trigger}
    </Dialog.Trigger>
  );
}
