import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
  useRef,
  useState,
} from "react";
import { Portal } from "radix-ui";
import { DismissableLayer as Layers, FocusScope as Focus, Popper, useComposedRefs } from "radix-ui/internal";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import { islandDirection } from "../provider/use-direction.ts";
import type { Direction } from "../provider/document-attributes.ts";
import { useProvider } from "../provider/provider-context.ts";
import { cx } from "../theme/cx.ts";
import { type Entrance, ListAim, MenuRoot } from "./menu-context.ts";
import { createTyping, entryByKey, entryOf, isLive, menuOf } from "./menu-keys.ts";
import type { Aim } from "./pointer-aim.ts";
import * as css from "./menu.css.ts";

type LayerProps = ComponentProps<typeof Layers.DismissableLayer>;
type Content = Pick<
  ComponentProps<typeof Popper.Content>,
  "side" | "align" | "sideOffset" | "alignOffset" | "onClick" | "onPointerDown" | "onPointerUp"
>;

export interface MenuListProps extends Content {
  id: string;
  /** Id of the trigger, which names it. */
  labelledBy: string;
  component?: string;
  /** Read once, as it opens; empty where a program opened it. */
  entrance: RefObject<Entrance | undefined>;
  layer: Pick<LayerProps, "onEscapeKeyDown" | "onFocusOutside" | "onInteractOutside" | "onDismiss">;
  /** After closing: gives focus back, unless something else has taken it. */
  onGone?: () => void;
  /** Handles keys of this list alone; a prevented event is done. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A program's menu lights an entry where keys are in use, as its page's focus shows. */
const byFocus = (): Entrance => (document.activeElement?.matches(":focus-visible") ? "first" : "list");

function enter(list: HTMLElement, entrance = byFocus()): void {
  if (entrance === "none") return;
  const entry = entrance === "list" ? undefined : entryByKey(list, entrance === "first" ? "Home" : "End");
  (entry ?? list).focus({ preventScroll: true });
}

/** One list of entries on radix's layer, focus scope and positioning. It handles the keys and the pointer for its entries. */
export function MenuList(props: MenuListProps) {
  const { labelledBy, component, entrance, layer, onGone, onKey, className, ref, children, ...content } = props;
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Direction>();
  const refs = useComposedRefs(list, ref, (element) => {
    if (element) setFound(islandDirection(document.getElementById(labelledBy)));
  });
  const aim = useRef<Aim>(undefined);
  const takeAim = useCallback((next: Aim) => {
    aim.current = next;
  }, []);
  const [typing] = useState(createTyping);
  const root = use(MenuRoot);
  const { direction, island } = useProvider("Menu");
  const container = useOverlayContainer();

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget, target } = event;
    if (menuOf(target) !== currentTarget) return;
    if (key.length > 1 && key !== "Shift") typing.end();
    onKey?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === "Tab") root?.leave(event.nativeEvent);
    else if (key === "Enter" || (key === " " && !typing.goesOn())) {
      event.preventDefault();
      entryOf(target)?.click();
    } else move(event);
  }
  function move(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget: around } = event;
    const next = key.length === 1 ? typing.find(around, key) : entryByKey(around, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  /** Focus follows a mouse, from entry to entry and back to the list. */
  function follow(event: PointerEvent<HTMLElement>, to: HTMLElement | null): void {
    if (event.pointerType !== "mouse" || aim.current?.({ x: event.clientX, y: event.clientY })) return;
    const wanted = to && isLive(to) ? to : event.currentTarget;
    if (document.activeElement !== wanted) wanted.focus({ preventScroll: true });
  }

  return (
    <Portal.Root asChild container={container}>
      <Focus.FocusScope
        asChild
        onMountAutoFocus={(event) => {
          event.preventDefault();
          if (list.current) enter(list.current, entrance.current);
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          onGone?.();
        }}
      >
        <Layers.DismissableLayer asChild {...layer}>
          <Popper.Content
            data-component={component}
            role="menu"
            aria-orientation="vertical"
            aria-labelledby={labelledBy}
            data-state="open"
            tabIndex={-1}
            {...island}
            dir={found ?? direction}
            collisionPadding={8}
            className={cx(css.list, className)}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => {
              if (menuOf(event.target) === event.currentTarget) follow(event, entryOf(event.target));
            }}
            onPointerLeave={(event) => follow(event, null)}
            {...content}
            ref={refs}
          >
            <ListAim value={takeAim}>{children}</ListAim>
          </Popper.Content>
        </Layers.DismissableLayer>
      </Focus.FocusScope>
    </Portal.Root>
  );
}
