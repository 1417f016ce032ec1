import type { LifecycleProps } from "../overlay/lifecycle.ts";
import type { ModalHandle } from "./modal-handle.ts";

/** A component's own handlers, joined with those of the host that opened it. */
export function handled(props: LifecycleProps, handle: ModalHandle | undefined): LifecycleProps {
  if (!handle) return props;
  return {
    ...props,
    open: handle.open,
    onOpenChange: (open, details) => {
      props.onOpenChange?.(open, details);
      if (!details.cancelled) handle.onOpenChange(open, details);
    },
    onClosed: () => {
      props.onClosed?.();
      handle.onClosed();
    },
  };
}

const keys = ["open", "defaultOpen", "onOpenChange", "onBeforeOpen", "onOpened", "onBeforeClose", "onClosed"] as const;

/** The props for the panel, without those of the life cycle. */
export function withoutLifecycle<Props extends LifecycleProps>(props: Props): Omit<Props, (typeof keys)[number]> {
  const rest = { ...props };
  for (const key of keys) delete rest[key];
  return rest;
}
