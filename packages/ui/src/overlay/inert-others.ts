/** Regions that stay live above every modal carry this attribute (toasts). */
export const reachable = "data-overlay-reachable";

const counts = new WeakMap<Element, number>();
const untouched = new Set(["SCRIPT", "STYLE", "LINK", "TEMPLATE"]);

function hold(element: HTMLElement): void {
  const held = counts.get(element) ?? 0;
  // Already inert for another reason, which this layer must not undo.
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

/** When to run a function; returns how to cancel it. */
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

/** A person opened the layer from a focused element. A closing menu could take the focus back, so others become inert at once. */
const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Makes everything in the body inert but `live` and the reachable regions; returns how to undo it.
 * The browser then styles the whole page again, which is slow on a phone: a layer that opens by itself is drawn first.
 * Calls may overlap and be undone in any order. Elements added to the body later stay live: they were opened from `live`.
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
