import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Popper } from "radix-ui/internal";
import { caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { useDirection } from "../provider/use-direction.ts";
import { type Entrance, keepOpen, ListAim, MenuRoot } from "./menu-context.ts";
import { MenuList } from "./menu-list.tsx";
import { aimAt } from "./pointer-aim.ts";
import * as css from "./menu.css.ts";

/** Milliseconds that a pointer rests on the entry before it opens. */
const rest = 100;

export interface MenuSubProps {
  /** The text of the entry that opens the submenu. */
  label: ReactNode;
  /** Before the text. */
  icon?: ReactNode;
  /** Skipped by the keys, and does not open. */
  disabled?: boolean;
  /** The entries of the submenu. */
  children: ReactNode;
}

/** Opens after a moment under a mouse, and lets it cross other entries on its way to the submenu. */
function useHover(listId: string, open: boolean, show: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takeAim = use(ListAim);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !open) timer.current ??= setTimeout(show, rest);
    },
    onPointerLeave: (event: PointerEvent) => {
      stop();
      const list = document.getElementById(listId);
      if (list) takeAim?.(aimAt(list.getBoundingClientRect(), { x: event.clientX, y: event.clientY }));
    },
  };
}

/** An entry that opens a submenu at its end side. */
export function MenuSub({ label, icon, disabled, children }: MenuSubProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [triggerId, listId] = [`${id}-trigger`, `${id}-list`];
  const trigger = useRef<HTMLDivElement>(null);
  const entrance = useRef<Entrance>("none");
  const root = use(MenuRoot);
  const { direction, ref: place } = useDirection("MenuSub", trigger);
  const isRtl = direction === "rtl";
  const [into, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];

  function show(how: Entrance): void {
    entrance.current = how;
    setOpen(true);
    // Already open, by a pointer: focus goes in all the same.
    if (how === "first") document.getElementById(listId)?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  }
  const hover = useHover(listId, open, () => show("none"));
  const onClick = (event: MouseEvent<HTMLElement>) => {
    keepOpen(event.nativeEvent);
    event.currentTarget.focus();
    show(event.detail === 0 ? "first" : "none");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== into || event.target !== trigger.current) return;
    event.preventDefault();
    show("first");
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== back) return;
    event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };
  const live = disabled ? { "aria-disabled": true } : { tabIndex: -1, onClick, onKeyDown, ...hover };
  return (
    <Popper.Root>
      <Popper.Anchor
        ref={place}
        id={triggerId}
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-state={open ? "open" : "closed"}
        className={css.item}
        {...live}
      >
        {icon}
        <span data-part="label" className={css.label}>
          {label}
        </span>
        <Icon art={caretRight} size="sm" flip className={css.hint} />
      </Popper.Anchor>
      {open && (
        <MenuList
          id={listId}
          labelledBy={triggerId}
          entrance={entrance}
          side={isRtl ? "left" : "right"}
          align="start"
          sideOffset={4}
          alignOffset={-5}
          onKey={onKey}
          layer={{
            onEscapeKeyDown: (event) => {
              event.preventDefault();
              root?.escape(event);
            },
            onFocusOutside: (event) => {
              if (event.target !== trigger.current) setOpen(false);
            },
          }}
        >
          {children}
        </MenuList>
      )}
    </Popper.Root>
  );
}
