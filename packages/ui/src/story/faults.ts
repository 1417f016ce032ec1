import { expect, waitFor } from "storybook/test";

/** The texts of values that a program failed to check. */
const leaked = /\b(NaN|undefined|Invalid Date|Infinity)\b|\[object /;
const slack = 1.5;

const style = (element: Element) => getComputedStyle(element);
const isHidden = (element: Element) => {
  const box = element.getBoundingClientRect();
  return (
    box.width <= 1 ||
    box.height <= 1 ||
    style(element).visibility === "hidden" ||
    element.closest("[aria-hidden=true], svg") !== null
  );
};

/** The boxes around an element up to its frame, the nearest first. */
function around(element: Element, frame: Element): Element[] {
  const boxes: Element[] = [];
  for (let box = element.parentElement; box && box !== frame; box = box.parentElement) boxes.push(box);
  return boxes;
}

const cuts = (box: Element) => style(box).overflowX !== "visible";
const scrolls = (box: Element) => /auto|scroll/.test(style(box).overflowX);
/** The text is cut on purpose, and an ellipsis shows it. */
const endsOnPurpose = (box: Element) => style(box).textOverflow === "ellipsis" || style(box).webkitLineClamp !== "none";

function reachesOut(inner: DOMRect, outer: DOMRect): boolean {
  return inner.left < outer.left - slack || inner.right > outer.right + slack;
}

const say = (element: Element) =>
  `${element.closest("[data-component]")?.getAttribute("data-component") ?? "story"} ${element.getAttribute("data-part") ?? element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().slice(0, 30)}”`;

function boxFaults(element: Element, frame: Element): string[] {
  if (isHidden(element) || around(element, frame).some(cuts)) return [];
  return reachesOut(element.getBoundingClientRect(), frame.getBoundingClientRect())
    ? [`${say(element)} reaches out of its frame`]
    : [];
}

function textFaults(text: Text, frame: Element): string[] {
  const owner = text.parentElement;
  if (!owner || !text.data.trim() || isHidden(owner)) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const letters = range.getBoundingClientRect();
  if (letters.width === 0) return [];
  const boxes = [owner, ...around(owner, frame)];
  if (boxes.some(isHidden)) return [];
  const last = boxes.find((box) => cuts(box) || endsOnPurpose(box));
  if (last && (endsOnPurpose(last) || scrolls(last))) return [];
  return reachesOut(letters, (last ?? frame).getBoundingClientRect()) ? [`${say(owner)} is cut or reaches out`] : [];
}

/** The faults in one frame, a sentence each: a box or letters beyond its edge, or a leaked value such as "NaN". */
export function faultsOf(frame: Element): string[] {
  const words = frame.textContent ?? "";
  const found = leaked.test(words) ? [`says “${leaked.exec(words)?.[0]}”`] : [];
  for (const element of frame.querySelectorAll("*")) found.push(...boxFaults(element, frame));
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(...textFaults(texts.currentNode, frame));
  return found;
}

/** Expects every case of a story to fit its frame once fonts have loaded, and at least `least` cases. */
export async function holds(root: ParentNode, least = 1): Promise<void> {
  await document.fonts.ready;
  const frames = [...root.querySelectorAll("[data-case]")];
  await expect(frames.length).toBeGreaterThanOrEqual(least);
  await waitFor(() => expect(frames.flatMap((frame) => faultsOf(frame).map((fault) => `${said(frame)}: ${fault}`))).toEqual([]));
  await expect(frames.filter((frame) => !keepsText(frame)).map(said)).toEqual([]);
}
const said = (frame: Element) => frame.getAttribute("data-case") ?? "";

function keepsText(frame: Element): boolean {
  const text = frame.getAttribute("data-text");
  if (text === null) return true;
  return frame.hasAttribute("data-apart") ? isIsolated(frame, text) : (frame.textContent ?? "").includes(text);
}

const isolating = /isolate|plaintext/;
const isolates = (box: Element) => isolating.test(style(box).unicodeBidi) || !/^(inline|contents)$/.test(style(box).display);

/**
 * Whether words are alone in a box or between isolates wherever they are shown. Text beside them then keeps its side,
 * whatever their direction.
 */
export function isIsolated(root: ParentNode, words: string): boolean {
  const owners = [...root.querySelectorAll("*")].filter(
    (element) =>
      (element.textContent ?? "").includes(words) && ![...element.children].some((child) => child.textContent?.includes(words)),
  );
  return owners.length > 0 && owners.every((owner) => isAlone(owner, words));
}

/** The text of a box without nested boxes and isolates, which do not affect its direction. */
function ownWords(box: Element): string {
  return [...box.childNodes]
    .map((node) => (node instanceof Element ? (isolates(node) ? "" : ownWords(node)) : (node.textContent ?? "")))
    .join("");
}

function isAlone(owner: Element, words: string): boolean {
  if (owner.textContent?.includes(`\u2068${words}\u2069`)) return true;
  const box = nearestIsolate(owner);
  return box !== undefined && ownWords(box).trim() === words;
}

function nearestIsolate(owner: Element): Element | undefined {
  for (let box: Element | null = owner; box; box = box.parentElement) if (isolates(box)) return box;
  return undefined;
}
