import type { ReactNode, Ref, UIEvent } from "react";
import * as css from "./data-table.css.ts";

interface TableScrollerProps {
  /** Scrolls within this height, and sideways where columns ask for more than there is. */
  scrolls: boolean;
  maxSize: string | undefined;
  labelledBy: string;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** A place that scrolls can be reached and named, so that the keyboard scrolls it too; one that does not is no stop. */
export function TableScroller({ scrolls, maxSize, labelledBy, onScroll, children, ref }: TableScrollerProps) {
  const reachable = scrolls ? { role: "region", "aria-labelledby": labelledBy, tabIndex: 0, onScroll } : {};
  return (
    <div
      ref={ref}
      data-part="scroller"
      className={scrolls ? css.scrolls : undefined}
      style={{ maxBlockSize: maxSize }}
      {...reachable}
    >
      {children}
    </div>
  );
}
