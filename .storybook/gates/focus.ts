import { nameOf, type Problem } from "./gate.ts";
import { drawnUnder, isUnseen, seenBox, settle } from "./page.ts";

const slack = 4;

/** Whether `next` comes before `last` for a reader: further up in the same column, or earlier in the same row. */
function goesBack(last: DOMRect, next: DOMRect, rtl: boolean): boolean {
  const shared = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  if (shared > Math.min(last.height, next.height) / 2)
    return rtl ? next.left >= last.right - slack : next.right <= last.left + slack;
  const above = next.bottom <= last.top + slack;
  const beside = rtl ? next.right <= last.left + slack : next.left >= last.right - slack;
  return above && !beside;
}

/** The positioned box that contains an element: focus enters an open panel from its button, wherever the panel is. */
function layerOf(element: Element): Element | null {
  let box = element.parentElement;
  while (box && !["absolute", "fixed"].includes(getComputedStyle(box).position)) box = box.parentElement;
  return box;
}

/** The reading direction of the nearest container of both: a part may have its own direction. */
function isReadRightToLeft(one: Element, other: Element): boolean {
  let box: Element = one;
  while (box.parentElement && !box.contains(other)) box = box.parentElement;
  return getComputedStyle(box).direction === "rtl";
}

/** Tab follows the reading order: no positive tabindex, and no step back up a column or back along a row. */
export function focusOrder(stops: readonly HTMLElement[]): Problem[] {
  const jumps = stops
    .filter((element) => element.tabIndex > 0)
    .map((element) => `${nameOf(element)}: a positive tabindex leaves the order of the document`);
  const boxes = stops.map(seenBox);
  for (const [index, next] of boxes.entries()) {
    const last = boxes[index - 1];
    const before = stops[index - 1];
    const element = stops[index];
    if (!last || !before || !element || next.width === 0 || last.width === 0 || layerOf(before) !== layerOf(element)) continue;
    // Focus into a scrolling box: its content may be scrolled out of view.
    if (before.contains(element)) continue;
    if (goesBack(last, next, isReadRightToLeft(before, element)))
      jumps.push(`${nameOf(element)}: reached after ${nameOf(before)}, which comes later in reading order`);
  }
  return jumps.map((what) => ({ gate: "focus order", what }));
}

function lines(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === "none") return "";
  const outline =
    style.outlineStyle === "none" || style.outlineWidth === "0px" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
  const borders = [style.borderBlockStart, style.borderBlockEnd, style.borderInlineStart, style.borderInlineEnd];
  return [outline, ...borders, style.textDecorationLine, style.color, style.backgroundColor].join("|");
}

function around(element: HTMLElement): string {
  const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].filter(
    (one) => one !== null && one !== undefined,
  );
  const { width, height } = element.getBoundingClientRect();
  // An invisible element need not show an outline.
  const seen = [...near, ...drawnUnder(element)].filter((one) => one !== element || !isUnseen(one));
  // A skip link becomes visible on focus, which counts.
  return [`${Math.round(width)}×${Math.round(height)} ${getComputedStyle(element).transform}`]
    .concat(seen.flatMap((one) => [lines(one), lines(one, "::before"), lines(one, "::after")]))
    .join("\n");
}

const kindOf = (element: HTMLElement) =>
  [element.tagName, element.className, element.getAttribute("type"), element.dataset.part, element.parentElement?.className].join(
    " ",
  );

/** A frame passes focus to the page inside, which shows its own. */
function oneOfEachKind(stops: readonly HTMLElement[]): HTMLElement[] {
  const ours = stops.filter((element) => !(element instanceof HTMLIFrameElement));
  return [...new Map(ours.map((element) => [kindOf(element), element])).values()];
}

/** Focus styles that depend on state are drawn after the event. */
async function drawn(): Promise<void> {
  await Promise.resolve();
  settle();
}

/** Some parts show focus only for keyboard users, and the story may have ended with the pointer: Tab is pressed first. */
const byKeys = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", code: "Tab", bubbles: true }));

/**
 * Focuses one element of each kind. Checked with forced colours, where shadows and own colours are gone: an outline that shows
 * there shows everywhere.
 */
export async function focusVisible(stops: readonly HTMLElement[]): Promise<Problem[]> {
  const unseen: Problem[] = [];
  byKeys();
  for (const element of oneOfEachKind(stops)) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await drawn();
    if (!element.isConnected) continue;
    const rest = around(element);
    element.focus({ preventScroll: true });
    await drawn();
    // A list passes focus to its selected entry, which is in the list of stops itself.
    if (document.activeElement !== element || around(element) !== rest) continue;
    unseen.push({ gate: "focus visible", what: `${nameOf(element)}: looks the same with focus` });
  }
  return unseen;
}
