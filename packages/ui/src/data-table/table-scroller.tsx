import type { ReactNode, Ref, UIEvent } from "react";
import * as css from "./data-table.css.ts";

interface TableScrollerProps {
  /** Scrolls within this height, and sideways where the columns are too wide. */
  scrolls: boolean;
  maxSize: string | undefined;
  labelledBy: string;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** While it scrolls, it is a named tab stop, so that the keyboard scrolls it too. */
export function TableScroller({ scrolls, maxSize, labelledBy, onScroll, children, ref }: TableScrollerProps) {
  return (
    <div
      ref={ref}
      data-part="scroller"
      className={scrolls ? css.scrolls : undefined}
      style={{ maxBlockSize: maxSize }}
      role={scrolls ? "region" : undefined}
      aria-labelledby={scrolls ? labelledBy : undefined}
      tabIndex={scrolls ? 0 : undefined}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}
