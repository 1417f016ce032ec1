type Seen = () => void;

const waiting = new WeakMap<Element, Seen>();
let watcher: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher?.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}

/**
 * Calls `seen` once when a tenth of the element is within 1.3 windows (the product's `threshold: 0.1`, `preLoad: 1.3`).
 * One observer serves the page. Returns how to stop.
 */
export function whenNear(element: Element, seen: Seen): () => void {
  watcher ??= new IntersectionObserver(look, { rootMargin: "30% 0px", threshold: 0.1 });
  waiting.set(element, seen);
  watcher.observe(element);
  return () => {
    watcher?.unobserve(element);
    waiting.delete(element);
  };
}
