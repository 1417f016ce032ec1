import { useState } from "react";
import type { ChangeDetails } from "./details.ts";
import { useBecause } from "./use-because.ts";

export interface PopupProps<Reason extends string> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
}

/** Open or closed, with the reason. `usual` are the reasons when no handler said one. */
export function usePopupState<Reason extends string>(props: PopupProps<Reason>, usual: { open: Reason; close: Reason }) {
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const { because, take } = useBecause<Reason>();
  return {
    open: props.open ?? own,
    because,
    change: (next: boolean) => {
      const details = take(next ? usual.open : usual.close);
      props.onOpenChange?.(next, details);
      if (!details.cancelled) setOwn(next);
    },
  };
}
