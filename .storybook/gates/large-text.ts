import { nameOf, type Problem } from "./gate.ts";
import { frame, isLive, settle, within } from "./page.ts";

const scrolls = (value: string) => value === "auto" || value === "scroll";
const clips = (value: string) => value === "hidden" || value === "clip";

/** Whether the text is meant to end in an ellipsis. */
const isCutOnPurpose = (style: CSSStyleDeclaration) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";

/** The boxes that clip an element's content. */
type Clippers = Map<Element, Element | undefined>;

/** The nearest box that clips `box`, itself included, unless one that scrolls or ends text on purpose comes first. */
function clipperOf(box: Element | null, known: Clippers): Element | undefined {
  if (!box || box === document.body) return undefined;
  if (known.has(box)) return known.get(box);
  const style = getComputedStyle(box);
  const isCutOrScrolled =
    isCutOnPurpose(style) || scrolls(style.overflowX) || scrolls(style.overflowY) || style.clipPath !== "none";
  const cuts = clips(style.overflowX) || clips(style.overflowY);
  const clipper = isCutOrScrolled ? undefined : cuts ? box : clipperOf(box.parentElement, known);
  known.set(box, clipper);
  return clipper;
}

const pen = document.createElement("canvas").getContext("2d");

interface Letters {
  readonly words: string;
  readonly box: DOMRect;
}

function lettersOf(element: Element): Letters | undefined {
  const text = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );
  const [first] = text;
  if (!first) return undefined;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(text.at(-1) ?? first);
  return { words: range.toString(), box: range.getBoundingClientRect() };
}

/** How far a line box extends above and below its letters: losing that loses no letter. */
interface Spare {
  readonly above: number;
  readonly below: number;
}

function spareOf(element: Element, words: string): Spare {
  if (!pen) throw new Error("No canvas to measure letters with.");
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const size = pen.measureText(words);
  return {
    above: Math.max(0, size.fontBoundingBoxAscent - size.actualBoundingBoxAscent),
    below: Math.max(0, size.fontBoundingBoxDescent - size.actualBoundingBoxDescent),
  };
}

const slack = 3;
const none: Spare = { above: 0, below: 0 };

function reachesOut(text: DOMRect, box: DOMRect, { above, below }: Spare): boolean {
  return (
    text.left < box.left - slack ||
    text.right > box.right + slack ||
    text.top + above < box.top - slack ||
    text.bottom - below > box.bottom + slack
  );
}

function isCut(element: Element, known: Clippers): boolean {
  if (element instanceof SVGElement) return false;
  const box = clipperOf(element, known)?.getBoundingClientRect();
  const text = lettersOf(element);
  if (!box || box.width < 4 || !text || text.box.width === 0 || !reachesOut(text.box, box, none)) return false;
  return reachesOut(text.box, box, spareOf(element, text.words)) && !element.closest("[aria-hidden=true]") && isLive(element);
}

function cutTexts(): Element[] {
  const known: Clippers = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const owners = new Set<Element>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text.parentElement) owners.add(text.parentElement);
  return [...owners].filter((owner) => isCut(owner, known));
}

/** WCAG 1.4.4: with letters twice as large no text is clipped that was whole before. */
export async function largeText(): Promise<Problem[]> {
  const before = new Set(cutTexts());
  const root = document.documentElement;
  root.style.fontSize = "200%";
  try {
    await frame();
    settle();
    const look = () => cutTexts().filter((element) => !before.has(element));
    const cut = await within(() => look().map((element) => `${nameOf(element)}: cut off`));
    return cut.slice(0, 5).map((what) => ({ gate: "200 % text", what }));
  } finally {
    root.style.removeProperty("font-size");
  }
}
