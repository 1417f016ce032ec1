/** Regions that stay live above every modal carry this attribute (toasts). */
export const reachable = "data-overlay-reachable";

const counts = new WeakMap<Element, number>();
const untouched = new Set(["SCRIPT", "STYLE", "LINK", "TEMPLATE"]);

function hold(element: HTMLElement): void {
  const held = counts.get(element) ?? 0;
  // Inert before we came: somebody else's business, and not ours to lift.
  if (held === 0 && element.inert) return;
  counts.set(element, held + 1);
  element.inert = true;
}

function release(element: HTMLElement): void {
  const held = counts.get(element) ?? 0;
  if (held === 0) return;
  counts.set(element, held - 1);
  if (held === 1) element.inert = false;
}

/**
 * Makes everything in the body inert but `live` and the reachable regions; the answer lifts it again.
 * Calls may overlap and be lifted in any order. What is added to the body later stays live: it was opened from `live`.
 */
export function inertOthers(live: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(live) &&
      !untouched.has(element.tagName) &&
      !element.hasAttribute(reachable) &&
      !element.querySelector(`[${reachable}]`),
  );
  others.forEach(hold);
  return () => others.forEach(release);
}
