import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./pagination.css.ts";

interface PageControlProps {
  label: string;
  href: string | undefined;
  /** An ordinary press on the link is ours; with a modifier key it stays the browser's. */
  takesOver: boolean;
  onClick: (event: MouseEvent) => void;
  art?: string;
  current?: boolean;
  /** Nowhere to go: stays focusable, so that focus is not lost on the way to the end. */
  off?: boolean;
  rel?: "prev" | "next";
  children?: ReactNode;
}

const ordinary = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One step of the pager: a link where there are addresses, else a button. */
export function PageControl({ label, href, takesOver, onClick, art, current, off, rel, children }: PageControlProps) {
  const shared = {
    "data-part": "control",
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-disabled": off || undefined,
    className: cx(css.control, current && css.current),
  };
  const face = art ? <Icon art={art} flip /> : children;
  if (href !== undefined && !off) {
    const press = (event: MouseEvent) => {
      if (!takesOver || !ordinary(event)) return;
      event.preventDefault();
      onClick(event);
    };
    return (
      <a href={href} rel={rel} onClick={press} {...shared}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" onClick={off ? undefined : onClick} {...shared}>
      {face}
    </button>
  );
}
