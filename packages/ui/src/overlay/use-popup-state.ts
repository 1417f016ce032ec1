import { useRef, useState } from "react";
import { type ChangeDetails, changeDetails } from "./details.ts";

export interface PopupProps<Reason extends string> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
}

type Happening = Event | { readonly nativeEvent: Event };
const nativeOf = (event: Happening) => ("nativeEvent" in event ? event.nativeEvent : event);

/**
 * Open or closed, with the reason that radix does not tell: a handler that runs just before (`because`) says why.
 * `usual` is the reason when none did.
 */
export function usePopupState<Reason extends string>(props: PopupProps<Reason>, usual: { open: Reason; close: Reason }) {
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const why = useRef<{ reason: Reason; event: Event } | undefined>(undefined);
  return {
    open: props.open ?? own,
    because: (reason: Reason) => (event: Happening) => {
      const cause = { reason, event: nativeOf(event) };
      why.current = cause;
      // The reason of this event only: what follows later has another.
      setTimeout(() => why.current === cause && (why.current = undefined));
    },
    change: (next: boolean) => {
      const cause = why.current;
      why.current = undefined;
      const details = changeDetails(cause?.reason ?? (next ? usual.open : usual.close), cause?.event);
      props.onOpenChange?.(next, details);
      if (!details.cancelled) setOwn(next);
    },
  };
}
