import { useEffect, useRef, useState } from "react";

const middle = (box: DOMRect) => box.x + box.width / 2;

/** Follows which slide fills the viewport and which one holds focus. */
function watchSlides(
  root: HTMLElement,
  slides: readonly Element[],
  shown: (index: number) => void,
  focused: (index: number) => void,
) {
  const share = slides.map(() => 0);
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) share[slides.indexOf(target)] = intersectionRatio;
      shown(share.indexOf(Math.max(...share)));
    },
    { root, threshold: [0, 0.4, 0.6, 1] },
  );
  for (const slide of slides) watcher.observe(slide);
  const enter = (event: FocusEvent) =>
    focused(slides.findIndex((slide) => event.target instanceof Node && slide.contains(event.target)));
  const leave = () => focused(-1);
  root.addEventListener("focusin", enter);
  root.addEventListener("focusout", leave);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", enter);
    root.removeEventListener("focusout", leave);
  };
}

/** Which slide stands in view, which holds focus (-1 for none), and a way to bring another into view. */
export function useSlides(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const root = viewport.current;
    return root ? watchSlides(root, [...root.children].slice(0, count), setShown, setFocused) : undefined;
  }, [count]);
  const show = (index: number) => {
    const root = viewport.current;
    const slide = root?.children[index];
    if (!root || !slide) return;
    // From middle to middle, so that direction does not matter. Not scrollBy: that would stop at every slide on the way.
    const distance = middle(slide.getBoundingClientRect()) - middle(root.getBoundingClientRect());
    root.scrollTo(root.scrollLeft + distance, 0);
  };
  return { viewport, shown: Math.min(shown, Math.max(0, count - 1)), focused, show };
}
