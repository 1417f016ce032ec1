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

/** Both answer what calls it off. */
type When = (then: () => void) => () => void;

const atOnce: When = (then) => {
  then();
  return () => {};
};

const afterFrame: When = (then) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Somebody opened the layer, and what they opened it from, a menu that closes, may yet take the focus back. */
const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Makes everything in the body inert but `live` and the reachable regions; the answer lifts it again.
 * The page is styled anew for it, which on a phone takes as long as the layer: one that opens by itself is drawn first.
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
  let held: readonly HTMLElement[] = [];
  const holdAll = () => {
    others.forEach(hold);
    held = others;
  };
  const cancel = (isFocused() ? atOnce : afterFrame)(holdAll);
  return () => {
    cancel();
    held.forEach(release);
  };
}
