import type { ReactElement, ReactNode, Ref } from "react";
import { Tooltip as Radix } from "radix-ui";
import { useOverlayContainer } from "../overlay/overlay.tsx";
import * as css from "./tooltip.css.ts";

export interface TooltipProps {
  /** A few words about the control; it describes, and never is, the control's name. */
  content: ReactNode;
  /** One control that can have focus. */
  children: ReactElement;
  side?: "top" | "bottom";
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A hint on hover and on focus. Touch has neither: a tooltip must not hold information that is nowhere else. */
export function Tooltip({ content, children, side = "top", ref, ...state }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content ref={ref} data-component="tooltip" side={side} sideOffset={6} collisionPadding={8} className={css.tip}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
