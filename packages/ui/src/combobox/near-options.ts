import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { ComboboxApi } from "./use-option-search.ts";

/** Scrolls the list and nothing around it: `scrollIntoView` would move the page as well. */
function reveal(view: HTMLElement | null, id: string | undefined): void {
  const option = id === undefined ? null : document.getElementById(id);
  if (!view || !option) return;
  const frame = view.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < frame.top) view.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) view.scrollTop += box.bottom - frame.bottom;
}

const near = 400;

/** Draws more options when an end of those that are drawn comes near. */
export function grow({ scrollTop, scrollHeight, clientHeight }: HTMLElement, box: ComboboxApi): void {
  if (scrollTop < near && box.from > 0) box.more(-1);
  else if (scrollHeight - scrollTop - clientHeight < near && box.from + box.rows.length < box.matches.length) box.more(1);
}

/** Keeps what is pointed at in sight, and everything in its place when options are drawn before the first. */
export function useNear(view: RefObject<HTMLDivElement | null>, { from, activeId }: ComboboxApi): void {
  const before = useRef({ from, size: 0 });
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    if (from < before.current.from) element.scrollBy(0, element.scrollHeight - before.current.size);
    before.current = { from, size: element.scrollHeight };
  });
  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    // The list gets its room after it is drawn: once it has, and whenever that changes.
    const sizes = new ResizeObserver(() => reveal(element, activeId));
    sizes.observe(element);
    reveal(element, activeId);
    return () => sizes.disconnect();
  }, [view, activeId]);
}
