const painted = [
  "color",
  "background-color",
  "border-top-color",
  "border-right-color",
  "border-bottom-color",
  "border-left-color",
  "outline-color",
  "text-decoration-color",
  "caret-color",
  "accent-color",
  "column-rule-color",
  "fill",
  "stroke",
  "box-shadow",
  "text-shadow",
  "background-image",
  "filter",
] as const;
const corners = [
  "border-top-left-radius",
  "border-top-right-radius",
  "border-bottom-right-radius",
  "border-bottom-left-radius",
] as const;
const colours = /(?:rgba?|oklch|oklab|color|hsla?|lab|lch)\([^()]*\)/g;

const known = new Map<string, boolean>();
const pen = () => document.createElement("canvas").getContext("2d", { willReadFrequently: true });
let context: CanvasRenderingContext2D | null = null;

/** Whether a computed colour is grey on the screen; a transparent colour is. */
function isGrey(colour: string): boolean {
  const before = known.get(colour);
  if (before !== undefined) return before;
  context ??= pen();
  if (!context) throw new Error("No canvas to read colours with.");
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const grey = Math.max(red, green, blue) - Math.min(red, green, blue) <= 6;
  known.set(colour, grey);
  return grey;
}

function say(element: Element, pseudo: string): string {
  const owner = element.closest("[data-component]");
  const part = element.getAttribute("data-part") ?? element.tagName.toLowerCase();
  return `${owner?.getAttribute("data-component") ?? "story"} ${part}${pseudo}`;
}

/** A hard-coded corner: the token is square in this brand. Shapes that are always round (a ball, a chip) use per cent. */
const isOwnCorner = (radius: string) => radius.split(" ").some((length) => length.endsWith("px") && length !== "0px");

function leaksOf(element: Element, pseudo: "" | "::before" | "::after"): string[] {
  const style = getComputedStyle(element, pseudo || null);
  if (pseudo && style.content === "none") return [];
  const where = say(element, pseudo);
  const found = painted.flatMap((property) =>
    (style.getPropertyValue(property).match(colours) ?? [])
      .filter((colour) => !isGrey(colour))
      .map((colour) => `${where}: ${property} is ${colour}`),
  );
  const round = corners.map((corner) => style.getPropertyValue(corner)).find(isOwnCorner);
  if (round) found.push(`${where}: border-radius is ${round}`);
  // The first font alone: the others are for letters that the first one lacks.
  const face = style.fontFamily.split(",")[0] ?? "";
  if (/Anek|Vazirmatn/.test(face)) found.push(`${where}: font-family is ${face}`);
  return found;
}

/**
 * Finds styles that are not from tokens below an element with the brand `wireframe`: a colour that is not grey, a corner that
 * is not square, a typeface of another brand. One sentence each, without duplicates.
 */
export function leaks(root: ParentNode): string[] {
  const found = new Set<string>();
  for (const element of root.querySelectorAll("*")) {
    if (element.closest("[data-leak=allowed]")) continue;
    for (const pseudo of ["", "::before", "::after"] as const) for (const leak of leaksOf(element, pseudo)) found.add(leak);
  }
  return [...found];
}
