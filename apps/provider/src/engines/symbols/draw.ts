import { say } from "../../web/shared/boot.ts";
import { svg } from "../../web/shared/dom.ts";
import { type Face, TILE } from "./faces.ts";

/** One symbol as the title prints it; the page around it says what it is. */
export function drawLabel({ sign, ink }: Face): SVGElement {
  const made = svg("svg", { class: `label ${ink}`, "aria-hidden": "true" });
  made.append(svg("use", { href: `#label-${sign}` }));
  return made;
}

export const faceText = ({ sign }: Face): string => say(`symbol_${sign}`);

/** The square middle of a label, for games whose cells are square. */
export function drawTile({ sign, ink }: Face): SVGElement {
  const made = svg("svg", { class: `label ${ink}`, viewBox: TILE, "aria-hidden": "true" });
  made.append(svg("use", { href: `#label-${sign}`, width: "120", height: "160" }));
  return made;
}
