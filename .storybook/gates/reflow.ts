import { nameOf, type Problem } from "./gate.ts";
import { frame, isLive, settle, within } from "./page.ts";

const scrolls = (value: string) => value === "auto" || value === "scroll";
const clips = (value: string) => value === "hidden" || value === "clip";

function isHeld(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== "visible") return true;
  }
  return false;
}

function tooWide(): string[] {
  const limit = document.documentElement.clientWidth;
  const out: string[] = [];
  if (document.documentElement.scrollWidth > limit + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      return (box.right > limit + 1 || box.left < -1) && box.width > 0 && !isHeld(element);
    });
    out.push(`scrolls sideways (${document.documentElement.scrollWidth} px): ${wide.slice(-3).map(nameOf).join(" · ")}`);
  }
  for (const layer of document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) {
    const box = layer.getBoundingClientRect();
    if (isLive(layer) && !isHeld(layer) && (box.left < -1 || box.right > limit + 1))
      out.push(`${nameOf(layer)}: stands outside the window (${Math.round(box.left)} to ${Math.round(box.right)})`);
  }
  return out;
}

/** The element that frames this page. It belongs to the outer window, whose classes are not ours: `instanceof` cannot tell it. */
const outerFrame = () => window.frameElement as HTMLElement | null;

/** Gives the test's own frame another width while `look` runs; media queries inside follow it. */
async function atWidth<Found>(width: number, look: () => Promise<Found>): Promise<Found> {
  const box = outerFrame();
  if (!box) throw new Error("The gate of 320 px needs the story in a frame of its own.");
  const before = box.style.width;
  box.style.width = `${width}px`;
  try {
    await frame();
    settle();
    return await look();
  } finally {
    box.style.width = before;
  }
}

/** WCAG 1.4.10: at 320 px nothing makes the page scroll sideways; a table may in a box of its own. */
export function reflow(): Promise<Problem[]> {
  return atWidth(320, async () => (await within(tooWide)).map((what) => ({ gate: "320 px" as const, what })));
}

/** True where somebody decided that the text may end in an ellipsis. */
const isCutOnPurpose = (style: CSSStyleDeclaration) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";

/** The nearest box that cuts `element` off, unless a box that scrolls, or that ends text on purpose, comes first. */
function clipperOf(element: Element): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (isCutOnPurpose(style) || scrolls(style.overflowX) || scrolls(style.overflowY) || style.clipPath !== "none")
      return undefined;
    if (clips(style.overflowX) || clips(style.overflowY)) return box;
  }
  return undefined;
}

function textBox(element: Element): DOMRect | undefined {
  const text = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );
  const [first] = text;
  if (!first) return undefined;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(text.at(-1) ?? first);
  return range.getBoundingClientRect();
}

function isCut(element: Element): boolean {
  const text = textBox(element);
  if (!text || text.width === 0 || element instanceof SVGElement || element.closest("[aria-hidden=true]") || !isLive(element))
    return false;
  const box = clipperOf(element)?.getBoundingClientRect();
  if (!box || box.width < 4) return false;
  return text.top < box.top - 3 || text.bottom > box.bottom + 3 || text.left < box.left - 3 || text.right > box.right + 3;
}

const cutTexts = () => [...document.body.querySelectorAll("*")].filter(isCut);

/** WCAG 1.4.4: with letters twice as large no text is cut that was whole before. */
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
