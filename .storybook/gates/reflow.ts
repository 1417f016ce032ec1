import { nameOf, type Problem } from "./gate.ts";
import { frame, isLive, settle, within } from "./page.ts";

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
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
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

/** A row that runs to the edges of the window takes back the gutter of its page: it is given one. */
async function inGutter(look: () => Promise<string[]>): Promise<string[]> {
  document.body.style.paddingInline = "16px";
  try {
    await frame();
    return await look();
  } finally {
    document.body.style.removeProperty("padding-inline");
  }
}

/** WCAG 1.4.10: at 320 px nothing makes the page scroll sideways; a table may in a box of its own. */
export function reflow(): Promise<Problem[]> {
  return atWidth(320, async () => {
    const bare = await within(tooWide);
    const found = bare.length > 0 ? await inGutter(() => within(tooWide)) : bare;
    return found.map((what) => ({ gate: "320 px" as const, what }));
  });
}
