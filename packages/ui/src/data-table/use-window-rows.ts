import type { RowRange } from "./drawn-rows.ts";
import { type RefObject, type UIEvent, useLayoutEffect, useState } from "react";

/** Rows kept beyond each edge of the view, so that a quick scroll shows no empty space. */
const overscan = 8;
/** A row's height before one has been measured, px. */
const estimate = 48;

interface Options {
  count: number;
  enabled: boolean;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
}
export interface RowWindow extends RowRange {
  /** The average height of a row, px: the space of those that are not in the page. */
  readonly rowSize: number;
}

interface View {
  /** What is scrolled past, and what is seen, px. */
  offset: number;
  size: number;
}

function rowsIn({ offset, size }: View, rowSize: number, count: number): RowRange {
  const start = Math.max(0, Math.floor(offset / rowSize) - overscan);
  return {
    from: Math.min(start, Math.max(0, count - 1)),
    to: Math.min(count, Math.ceil((offset + size) / rowSize) + overscan),
  };
}
const sameRows = (one: RowRange, two: RowRange) => one.from === two.from && one.to === two.to;

function averageRow(body: HTMLElement | null): number | undefined {
  const rows = [...(body?.querySelectorAll<HTMLElement>("tr[aria-rowindex]") ?? [])];
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return total > 0 ? total / rows.length : undefined;
}

/**
 * Which rows of a long table are in the page. All rows count as tall as the average of those drawn: the scroll bar's length
 * is approximate, and the visible rows are exact.
 */
export function useWindowRows({ count, enabled, scroller, body }: Options) {
  const [rowSize, setRowSize] = useState(estimate);
  const [view, setView] = useState({ offset: 0, size: estimate * 12 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!enabled || !element) return undefined;
    const measure = () => {
      setRowSize((before) => averageRow(body.current) ?? before);
      setView({ offset: element.scrollTop, size: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, scroller, body]);

  // The same state where the same rows stay in the page: most scroll events render nothing.
  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (!enabled) return;
    const next = { offset: scrollTop, size: clientHeight };
    setView((before) => (sameRows(rowsIn(before, rowSize, count), rowsIn(next, rowSize, count)) ? before : next));
  };
  const range = enabled ? rowsIn(view, rowSize, count) : { from: 0, to: count };
  return { rows: { ...range, rowSize } satisfies RowWindow, onScroll };
}
