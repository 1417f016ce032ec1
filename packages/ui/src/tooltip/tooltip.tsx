import { type PointerEvent, type ReactElement, type ReactNode, type Ref, useEffect, useRef } from "react";
import { Tooltip as Radix } from "radix-ui";
import type { ChangeDetails } from "../overlay/details.ts";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import { usePopupState } from "../overlay/use-popup-state.ts";
import { useDirection } from "../provider/use-direction.ts";
import { delay, isOneShown, showOnly } from "./one-delay.ts";
import * as css from "./tooltip.css.ts";

/** `leave`: the pointer or the focus left, the page scrolled, or another tooltip opened. */
export type TooltipReason = "hover" | "focus" | "leave" | "press" | "escape";

export interface TooltipProps {
  /** A few words about the control; it describes, and never is, the control's name. */
  content: ReactNode;
  /** One control that can have focus. */
  children: ReactElement;
  /** Where it opens, if there is room. */
  side?: "top" | "bottom";
  /** Whether it is open, when the caller holds the state; use it with `onOpenChange`. */
  open?: boolean;
  /** Open at first, when the component holds the state itself. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; `details.reason` says why. */
  onOpenChange?: (open: boolean, details: ChangeDetails<TooltipReason>) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A hint on hover and on focus. Touch has neither: a tooltip must not hold information that is nowhere else. */
export function Tooltip({ content, children, side = "top", ref, ...state }: TooltipProps) {
  const container = useOverlayContainer();
  const { ref: place, popup } = useDirection<HTMLButtonElement>("Tooltip");
  const { open, because, change } = usePopupState<TooltipReason>(state, { open: "hover", close: "leave" });
  const close = useRef(() => change(false));
  useEffect(() => {
    close.current = () => change(false);
  });
  useEffect(() => (open ? showOnly(() => close.current()) : undefined), [open]);

  function onPointerEnter(event: PointerEvent): void {
    if (event.pointerType === "touch" || open || !isOneShown()) return;
    because("hover")(event);
    change(true);
  }
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger
          ref={place}
          asChild
          onPointerEnter={onPointerEnter}
          onFocus={because("focus")}
          onPointerDown={because("press")}
          onClick={because("press")}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            ref={ref}
            data-component="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={css.tip}
            onEscapeKeyDown={because("escape")}
            {...popup}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
