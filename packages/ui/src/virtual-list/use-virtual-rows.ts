import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Piece, piecesOf, rowAt, rowsIn, type Starts, startsOf } from "./row-plan.ts";
import { scrollerOf, stopAnchoring, type View, viewOf, watch } from "./scroller.ts";

interface Options {
  /** Items, not rows. */
  count: number;
  /** Stable name of an item, under which the size of its row is remembered. */
  keyOf: (item: number) => string;
  /** A row's size before one has been measured, px. */
  estimate: number;
  /** Rows kept beyond each edge of the window. */
  overscan: number;
  /** Holds the rows as its children; the first cell of each carries `data-row`. */
  list: RefObject<HTMLElement | null>;
  /** The item that stays in the page wherever the window goes: it has focus. */
  keep: number | undefined;
}
export interface VirtualRows {
  pieces: readonly Piece[];
  columns: number;
  /** The last row within two windows of the window, so that more comes before a quick scroll is at the end; -1 until measured. */
  reached: number;
}

/** The measured sizes. `sizes` is changed in place; a new `Book` object means that something in it has changed. */
interface Book {
  readonly columns: number;
  readonly gap: number;
  readonly inlineSize: number;
  /** The assumed size of rows that are not measured yet: the mean of the first measured ones. It never changes, so that the page does not move. */
  readonly typical: number | undefined;
  readonly sizes: Map<string, number>;
}

const empty: Book = { columns: 1, gap: 0, inlineSize: 0, typical: undefined, sizes: new Map() };

/** The columns and gap from CSS, and the list's width: the rows' sizes depend on them. */
function layoutOf(list: HTMLElement): Pick<Book, "columns" | "gap" | "inlineSize"> {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = display === "grid" ? gridTemplateColumns.split(" ").length : 1;
  return { columns, gap: Number.parseFloat(rowGap) || 0, inlineSize: list.clientWidth };
}

function mean(sizes: Map<string, number>): number | undefined {
  if (sizes.size === 0) return undefined;
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / sizes.size;
}

interface Measured {
  changed: boolean;
  /** How much the rows before the window have grown, px. */
  before: number;
}

/** Writes the sizes of the rows in the page into the book. */
function measureRows(list: HTMLElement, { gap, sizes }: Book, starts: Starts, offset: number, keyOf: (row: number) => string) {
  const result: Measured = { changed: false, before: 0 };
  for (const cell of list.children) {
    if (!(cell instanceof HTMLElement) || cell.dataset.row === undefined) continue;
    const row = Number(cell.dataset.row);
    const key = keyOf(row);
    const size = cell.getBoundingClientRect().height;
    if (Math.abs((sizes.get(key) ?? -1) - size) < 0.5) continue;
    const planned = (starts[row + 1] ?? 0) - (starts[row] ?? 0);
    if ((starts[row + 1] ?? 0) <= offset) result.before += size - (planned - gap);
    sizes.set(key, size);
    result.changed = true;
  }
  return result;
}

/**
 * Which rows of a long list are in the page. Rows are measured as they come; what has grown or shrunk before the window moves
 * the window with it. A change of columns or of width keeps the item at the window's start where it was.
 */
export function useVirtualRows({ count, keyOf, estimate, overscan, list, keep }: Options): VirtualRows {
  const [book, setBook] = useState(empty);
  const [view, setView] = useState<View>({ offset: 0, size: 800 });
  const anchor = useRef<{ item: number; into: number } | undefined>(undefined);
  const { columns, gap, typical } = book;
  const rows = Math.ceil(count / columns);
  const rowKey = (row: number) => (row * columns < count ? keyOf(row * columns) : "");

  const starts = useMemo(() => {
    const usual = book.typical ?? estimate;
    const sizeOf = (row: number) => book.sizes.get(keyOf(row * book.columns)) ?? usual;
    return startsOf(Math.ceil(count / book.columns), sizeOf, book.gap);
  }, [count, keyOf, estimate, book]);
  const range = (of: View) => ({ first: rowAt(starts, of.offset), last: rowAt(starts, of.offset + of.size) });
  const { first, last } = range(view);

  const look = (element: HTMLElement) => {
    const now = viewOf(scrollerOf(element), element);
    const next = range(now);
    if (now.size !== view.size || next.first !== first || next.last !== last) setView(now);
  };
  const measure = () => {
    const element = list.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const { offset } = viewOf(scroller, element);
    const layout = layoutOf(element);
    if (layout.columns !== columns || layout.gap !== gap || layout.inlineSize !== book.inlineSize) {
      const row = rowAt(starts, offset);
      if (offset > 0 && book.inlineSize > 0) anchor.current = { item: row * columns, into: offset - (starts[row] ?? 0) };
      setBook({ ...layout, typical: undefined, sizes: new Map() });
      return;
    }
    const { changed, before } = measureRows(element, book, starts, offset, rowKey);
    if (changed) setBook({ ...book, typical: typical ?? mean(book.sizes) });
    else if (anchor.current) {
      const { item, into } = anchor.current;
      anchor.current = undefined;
      scroller.scrollTop += (starts[Math.floor(item / columns)] ?? 0) + into - offset;
    }
    if (before !== 0 && typical !== undefined) scroller.scrollTop += before;
    look(element);
  };

  // After every render: what has come into the page is measured before it is painted.
  const latest = useRef({ look, measure });
  useLayoutEffect(() => {
    latest.current = { look, measure };
    latest.current.measure();
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const scroller = scrollerOf(element);
    const allowAnchoring = stopAnchoring(scroller);
    const stopWatching = watch(
      scroller,
      element,
      () => latest.current.look(element),
      () => latest.current.measure(),
    );
    return () => {
      stopWatching();
      allowAnchoring();
    };
  }, [list]);

  const shown = rowsIn(rows, first - overscan, last + overscan, keep === undefined ? undefined : Math.floor(keep / columns));
  return {
    pieces: piecesOf(shown, starts, gap),
    columns,
    reached: typical === undefined ? -1 : last + overscan + 2 * (last - first),
  };
}
