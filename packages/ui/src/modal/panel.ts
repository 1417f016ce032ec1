import { type RefObject, useEffect, useState } from "react";
import { type FocusTarget, resolveTarget } from "../overlay/focus-return.ts";

const tabbable =
  ":is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]):not(:disabled, [tabindex='-1'], [type=hidden], [data-part=close])";

const shown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** Where focus goes as a panel opens: what the caller names, `data-autofocus`, the body's first control, the panel. */
export function focusInside(panel: HTMLElement, initial: FocusTarget | undefined): void {
  const marked = panel.querySelector<HTMLElement>("[data-autofocus]");
  const first = [...panel.querySelectorAll<HTMLElement>(tabbable)].find(shown);
  for (const target of [resolveTarget(initial), marked, first, panel]) {
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
}

/** True while the element overflows: then it has to be reachable by keyboard to be scrolled. */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
