import { say } from "../../web/shared/boot.ts";
import { svg } from "../../web/shared/dom.ts";
import type { Face } from "./faces.ts";

function draw({ sign, ink }: Face, shape: "label" | "tile"): SVGElement {
  const made = svg("svg", { class: `label ${ink}`, "aria-hidden": "true" });
  made.append(svg("use", { href: `#${shape}-${sign}` }));
  return made;
}

/** One symbol as the title prints it; the page around it says what it is. */
export const drawLabel = (face: Face): SVGElement => draw(face, "label");

/** The same as a square, for games whose cells are square. */
export const drawTile = (face: Face): SVGElement => draw(face, "tile");

export const faceText = ({ sign }: Face): string => say(`symbol_${sign}`);
