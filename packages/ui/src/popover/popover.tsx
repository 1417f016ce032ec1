import {
  createContext,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Popover as Radix } from "radix-ui";
import { Button } from "../button/button.tsx";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { escapeWhileOpen } from "../overlay/escape.ts";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import { usePopupState } from "../overlay/use-popup-state.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./popover.css.ts";

/** `program`: the content closed it by `usePopover().close()`. */
export type PopoverReason = "trigger" | "close-button" | "escape" | "outside" | "program";

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  /** Has a close button; without it Escape and a press outside close. */
  closeButton?: boolean;
  /** Texts in place of those of the provider: the name of the close button. */
  messages?: PartMessages<"popover">;
  /** What it shows. */
  children: ReactNode;
  /** Whether it is open, when the caller holds the state; use it with `onOpenChange`. */
  open?: boolean;
  /** Open at first, when the component holds the state itself. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; `details.reason` says why, `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: ChangeDetails<PopoverReason>) => void;
  /** Where it opens, if there is room. Without it `bottom`. */
  side?: "top" | "bottom";
  /** Which edge of the trigger it keeps to. Without it `start`. */
  align?: "start" | "center" | "end";
  ref?: Ref<HTMLDivElement>;
}

/** What `usePopover` gives to the content. */
export interface PopoverInside {
  /** Closes the popover, with the reason `program`. Give the event where a person caused it. */
  readonly close: (event?: Event) => void;
}
const PopoverContext = createContext<PopoverInside | null>(null);

/** The popover around the caller, so that its content can close it. Throws outside of a popover. */
export function usePopover(): PopoverInside {
  const value = use(PopoverContext);
  if (!value) throw new Error("usePopover() was called outside of a Popover: call it in what it shows.");
  return value;
}

/** A small panel beside its button; the page stays usable. Rest props and `ref` land on the panel. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    closeButton = false,
    messages,
    children,
    open,
    defaultOpen,
    onOpenChange,
    side = "bottom",
    align = "start",
    className,
    ...rest
  } = props;
  const text = useMessages("popover", messages);
  const popup = usePopupState<PopoverReason>({ open, defaultOpen, onOpenChange }, { open: "program", close: "program" });
  const latest = useRef(popup);
  useLayoutEffect(() => {
    latest.current = popup;
  });
  const [inside] = useState<PopoverInside>(() => ({
    close: (event) => {
      if (event) latest.current.because("program")(event);
      latest.current.change(false);
    },
  }));
  const container = useOverlayContainer();
  const { ref: place, popup: look } = useDirection<HTMLButtonElement>("Popover");
  return (
    <Radix.Root open={popup.open} onOpenChange={popup.change}>
      <Radix.Trigger ref={place} asChild onClickCapture={popup.because("trigger")}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-component="popover"
          {...look}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={cx(css.panel, closeButton && css.closable, className)}
          onEscapeKeyDown={escapeWhileOpen(popup.open, popup.because("escape"))}
          onInteractOutside={popup.because("outside")}
          {...rest}
        >
          <PopoverContext value={inside}>{children}</PopoverContext>
          {closeButton && (
            <Radix.Close asChild onClickCapture={popup.because("close-button")}>
              <Button variant="ghost" size="xs" aria-label={text("close")} className={css.close}>
                <Icon art={x} size="sm" />
              </Button>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
