import { nameOf, type Problem } from "./gate.ts";
import { frame, isLive, outerFrame, settle, within } from "./page.ts";

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
      out.push(`${nameOf(layer)}: is outside the window (${Math.round(box.left)} to ${Math.round(box.right)})`);
  }
  return out;
}

/** Changes the width of the test's own frame while `look` runs; media queries inside follow it. */
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

/** Adds a page gutter: a full-bleed row has a negative margin, which needs one. */
async function inGutter(look: () => Promise<string[]>): Promise<string[]> {
  document.body.style.paddingInline = "16px";
  try {
    await frame();
    return await look();
  } finally {
    document.body.style.removeProperty("padding-inline");
  }
}

/** WCAG 1.4.10: at 320 px the page does not scroll sideways; a table may in its own box. */
export function reflow(): Promise<Problem[]> {
  return atWidth(320, async () => {
    const bare = await within(tooWide);
    const found = bare.length > 0 ? await inGutter(() => within(tooWide)) : bare;
    return found.map((what) => ({ gate: "320 px" as const, what }));
  });
}
