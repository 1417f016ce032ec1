import { useCallback, useState } from "react";

export type ScrollAxis = "vertical" | "horizontal";
/** The sides with more content. */
export interface Edges {
  readonly before: boolean;
  readonly after: boolean;
}
const none: Edges = { before: false, after: false };

function measure(element: HTMLElement, axis: ScrollAxis): Edges {
  const across = axis === "horizontal";
  const room = across ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  // In right-to-left the scroll position is negative.
  const place = Math.abs(across ? element.scrollLeft : element.scrollTop);
  // A fraction of a pixel is no hidden content.
  return { before: place > 1, after: room - place > 1 };
}

/** Watches a scroller and its content. Give `watch` to its `ref`. */
export function useEdges(axis: ScrollAxis) {
  const [edges, setEdges] = useState(none);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const look = () => {
        const now = measure(element, axis);
        setEdges((before) => (before.before === now.before && before.after === now.after ? before : now));
      };
      const sizes = new ResizeObserver(look);
      const observe = () => {
        for (const child of element.children) sizes.observe(child);
        look();
      };
      const children = new MutationObserver(observe);
      sizes.observe(element);
      observe();
      children.observe(element, { childList: true });
      element.addEventListener("scroll", look, { passive: true });
      return () => {
        sizes.disconnect();
        children.disconnect();
        element.removeEventListener("scroll", look);
      };
    },
    [axis],
  );
  return { edges, watch };
}
