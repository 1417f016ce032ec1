import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement, Ref } from "react";
import { useRef } from "react";
import { Popper } from "radix-ui/internal";
import type { Entrance } from "./menu-context.ts";

interface MenuTriggerProps {
  /** The caller's element. */
  trigger: ReactElement;
  id: string;
  listId: string;
  open: boolean;
  /** Asks for the other state. */
  toggle: (entrance: Entrance, event: Event) => void;
  ref: Ref<HTMLDivElement>;
}

const entrances: Readonly<Record<string, Entrance>> = { Enter: "first", " ": "first", ArrowDown: "first", ArrowUp: "last" };
/** The type of an element without one: a button in a form must not send it. */
const plain = { type: "button" };
/** A button that is pending keeps its focus and opens nothing. */
const waits = ({ currentTarget }: { currentTarget: EventTarget & Element }) =>
  currentTarget.getAttribute("aria-disabled") === "true";

/** The button of a menu: a mouse opens it as it goes down, so that one press can go on to an entry; touch as it is lifted. */
export function MenuTrigger({ trigger, id, listId, open, toggle, ref }: MenuTriggerProps) {
  const pressed = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.pointerType === "mouse" && event.button === 0 && !event.ctrlKey;
    if (!pressed.current || waits(event)) return;
    // Or the button would take the focus that the list has just got.
    if (!open) event.preventDefault();
    toggle("list", event.nativeEvent);
  };
  /** A touch, or a press by assistive technology without a pointer. */
  const onClick = (event: MouseEvent) => {
    if (!pressed.current && !waits(event)) toggle(event.detail === 0 ? "first" : "list", event.nativeEvent);
    pressed.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entrance = entrances[event.key];
    if (!entrance || event.altKey || event.ctrlKey || event.metaKey || waits(event)) return;
    event.preventDefault();
    toggle(entrance, event.nativeEvent);
  };
  return (
    <Popper.Anchor
      asChild
      ref={ref}
      id={id}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      data-state={open ? "open" : "closed"}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...plain}
    >
      {trigger}
    </Popper.Anchor>
  );
}
