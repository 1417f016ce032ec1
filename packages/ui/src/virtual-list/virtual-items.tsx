import {
  type FocusEvent,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { roles } from "../theme/roles.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { ListEnd, type ListStatus } from "./list-end.tsx";
import type { Piece } from "./row-plan.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import * as css from "./virtual-list.css.ts";

/** Spread it on the item's own `<li>`: the place of the item for screen readers, and the marks by which rows are measured. */
export interface ItemPlace {
  /** Place of the item in the whole list, from 1. */
  readonly "aria-posinset": number;
  /** -1 while the whole is not known. */
  readonly "aria-setsize": number;
  /** Its place from 0, by which the list finds the item with focus. */
  readonly "data-item": number;
  /** Number of its row, from 0, on the first item of the row only: a row is measured by it. */
  readonly "data-row": number | undefined;
}

export interface VirtualItemsProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Names the list. */
  "aria-label": string;
  /** All entries, in order; only those in sight are drawn. */
  items: readonly Item[];
  /** Stable and unique. */
  itemKey: (item: Item) => string;
  /** Draws one item as a `<li {...place}>`. */
  children: (item: Item, place: ItemPlace, index: number) => ReactNode;
  /** How many there are in all, where the server says so. */
  total?: number;
  /** Without it nothing is shown below the list. */
  status?: ListStatus;
  /** Texts in place of those of the provider, which say nothing of the items: `more`, `loading`, `failed`, `retry`, `end`. */
  messages?: PartMessages<"virtualList">;
  /** The end is near: load more. Once for each end, and again when the button is pressed. */
  onEndReached?: () => void;
  /** Shown instead of a list without items. */
  empty?: ReactNode;
  /** A row's size before one has been measured, px; the nearer, the less the scroll bar moves. */
  estimate?: number;
  /** Rows kept beyond each edge of the window. */
  overscan?: number;
  /** `nearest`: the page or box around it. `own`: it scrolls itself, in the size that you give it. */
  scroller?: "nearest" | "own";
  ref?: Ref<HTMLDivElement>;
}

/** The item with focus stays in the page wherever the window goes. */
function useKept() {
  const [kept, setKept] = useState<number>();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const item = target.closest<HTMLElement>("[data-item]")?.dataset.item;
    setKept(item === undefined ? undefined : Number(item));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // When the whole window loses focus, the element keeps its own.
    const stays = currentTarget.contains(document.activeElement) || currentTarget.contains(relatedTarget);
    if (!stays) setKept(undefined);
  };
  return { kept, handlers: { onFocus, onBlur } };
}

/** Calls once for each end that comes near; a list that has grown has a new end. */
function useEnd(count: number, near: boolean, onEndReached: (() => void) | undefined) {
  const asked = useRef(-1);
  useEffect(() => {
    if (!near || asked.current === count) return;
    asked.current = count;
    onEndReached?.();
  }, [near, count, onEndReached]);
}

/** The base of VirtualList and VirtualGrid; `listClass` lays the items out. */
export function VirtualItems<Item>(props: VirtualItemsProps<Item> & { listClass: string; component: string }) {
  const { items, itemKey, children, total, status, messages, onEndReached, empty, ...others } = props;
  const { estimate = 48, overscan = 4, scroller, listClass, component, "aria-label": label, ...rest } = others;
  const text = useMessages("virtualList", messages);
  const list = useRef<HTMLUListElement>(null);
  const { kept, handlers } = useKept();
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? "" : itemKey(item);
    },
    [items, itemKey],
  );
  const count = items.length;
  const { pieces, columns, reached } = useVirtualRows({ count, keyOf, estimate, overscan, list, keep: kept });
  useEnd(count, status === "more" && count > 0 && reached >= Math.ceil(count / columns) - 1, onEndReached);

  const isWhole = status === undefined || status === "end";
  const setSize = total ?? (isWhole ? count : -1);
  const cells = (row: number) =>
    items.slice(row * columns, (row + 1) * columns).map((item, column) => {
      const index = row * columns + column;
      const place = {
        "aria-posinset": index + 1,
        "aria-setsize": setSize,
        "data-item": index,
        "data-row": column === 0 ? row : undefined,
      };
      return <Fragment key={itemKey(item)}>{children(item, place, index)}</Fragment>;
    });
  const drawn = (piece: Piece) =>
    piece.kind === "row" ? cells(piece.row) : <Away key={`away-${piece.row}`} size={piece.size} />;
  const end = status && <ListEnd status={status} text={text} onMore={() => onEndReached?.()} />;
  return (
    <Frame component={component} own={scroller === "own"} label={label} {...rest}>
      {count === 0 && empty ? (
        empty
      ) : (
        <ul ref={list} data-part="list" {...roles.list} aria-label={label} className={cx(css.list, listClass)} {...handlers}>
          {pieces.flatMap(drawn)}
        </ul>
      )}
      {end}
    </Frame>
  );
}

interface FrameProps extends HTMLAttributes<HTMLDivElement> {
  component: string;
  own: boolean;
  label: string;
  ref?: Ref<HTMLDivElement>;
}

/** The root. A window of its own can be scrolled by keyboard, so it takes focus and has a name. */
function Frame({ component, own, label, className, ...rest }: FrameProps) {
  const name = own ? label : undefined;
  return (
    <div
      role={own ? "region" : undefined}
      tabIndex={own ? 0 : undefined}
      aria-label={name}
      data-component={component}
      className={cx(css.root, own && css.own, className)}
      {...rest}
    />
  );
}

function Away({ size }: { size: number }) {
  return <li role="presentation" aria-hidden="true" data-part="away" className={css.away} style={{ blockSize: size }} />;
}
