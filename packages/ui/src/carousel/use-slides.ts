import { useEffect, useRef, useState } from "react";

/** A slide counts as visible when more than this share of it is in the viewport. */
const seen = 0.6;
interface Watch {
  /** The share of each slide that is in view. */
  readonly shares: (shares: readonly number[]) => void;
  /** The slide that holds focus, -1 for none. */
  readonly focused: (index: number) => void;
}

function watchSlides(root: HTMLElement, slides: readonly Element[], watch: Watch) {
  const shares = slides.map(() => 0);
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) shares[slides.indexOf(target)] = intersectionRatio;
      watch.shares([...shares]);
    },
    { root, threshold: [0, 0.4, seen, 1] },
  );
  for (const slide of slides) watcher.observe(slide);
  const enter = (event: FocusEvent) =>
    watch.focused(slides.findIndex((slide) => event.target instanceof Node && slide.contains(event.target)));
  const leave = () => watch.focused(-1);
  root.addEventListener("focusin", enter);
  root.addEventListener("focusout", leave);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", enter);
    root.removeEventListener("focusout", leave);
  };
}

/** The scroll distance that brings a slide to the viewport's start, inside its padding. */
function distanceTo(root: HTMLElement, slide: Element): number {
  const from = root.getBoundingClientRect();
  const to = slide.getBoundingClientRect();
  const { direction, paddingInlineStart } = getComputedStyle(root);
  const inset = Number.parseFloat(paddingInlineStart) || 0;
  return direction === "rtl" ? to.right - (from.right - inset) : to.left - (from.left + inset);
}

/** Which slides are in view, which holds focus (-1 for none), and a way to bring another into view. */
export function useSlides(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [shares, setShares] = useState<readonly number[]>([1]);
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const root = viewport.current;
    if (!root) return undefined;
    return watchSlides(root, [...root.children].slice(0, count), { shares: setShares, focused: setFocused });
  }, [count]);
  const shown = Math.max(0, shares.indexOf(Math.max(...shares)));
  const last = Math.max(
    shown,
    shares.findLastIndex((share) => share >= seen),
  );
  const show = (index: number) => {
    const root = viewport.current;
    const slide = root?.children[index];
    // Not scrollBy: that would stop at every slide on the way.
    if (root && slide) root.scrollTo(root.scrollLeft + distanceTo(root, slide), 0);
  };
  const end = Math.max(0, count - 1);
  return { viewport, shown: Math.min(shown, end), last: Math.min(last, end), focused, show };
}
