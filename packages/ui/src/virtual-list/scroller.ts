const scrolls = /^(auto|scroll|overlay)$/;

/** The box in whose window a list is seen: its nearest ancestor that scrolls by block, else the page. */
export function scrollerOf(list: HTMLElement): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let at = list.parentElement; at && at !== document.body && at !== page; at = at.parentElement) {
    if (scrolls.test(getComputedStyle(at).overflowY)) return at;
  }
  return page;
}

const isPage = (scroller: Element) => scroller === document.scrollingElement;

export interface View {
  /** How far the window's start is past the list's start, px; negative while the list is further down. */
  readonly offset: number;
  readonly size: number;
}

export function viewOf(scroller: Element, list: HTMLElement): View {
  const start = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  return { offset: start - list.getBoundingClientRect().top, size: scroller.clientHeight };
}

/** How many lists are in a scroller. */
const lists = new WeakMap<Element, number>();

/**
 * Stops the browser from holding what is below the list in its place: when more items came, the window would go along with the end
 * and skip all of them. Returns the way to allow it again.
 */
export function stopAnchoring(scroller: Element): () => void {
  const style = scroller instanceof HTMLElement ? scroller.style : undefined;
  const count = (by: number) => {
    const left = (lists.get(scroller) ?? 0) + by;
    lists.set(scroller, left);
    style?.setProperty("overflow-anchor", left > 0 ? "none" : "");
  };
  count(1);
  return () => count(-1);
}

/** Calls `onMove` when the window moves over the list, `onSize` when either changes its size. Returns the way to stop. */
export function watch(scroller: Element, list: HTMLElement, onMove: () => void, onSize: () => void): () => void {
  // Scroll events of the page fire on the document, never on its root element.
  const source = isPage(scroller) ? document : scroller;
  const observer = new ResizeObserver(onSize);
  observer.observe(list);
  observer.observe(scroller);
  source.addEventListener("scroll", onMove, { passive: true });
  addEventListener("resize", onSize);
  return () => {
    observer.disconnect();
    source.removeEventListener("scroll", onMove);
    removeEventListener("resize", onSize);
  };
}
