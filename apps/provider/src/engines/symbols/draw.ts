import { say } from "../../web/shared/boot.ts";
import { svg } from "../../web/shared/dom.ts";
import type { Face } from "./faces.ts";

/** One symbol as the title prints it; the page around it says what it is. */
export function drawLabel({ sign, ink }: Face): SVGElement {
  const made = svg("svg", { class: `label ${ink}`, "aria-hidden": "true" });
  made.append(svg("use", { href: `#label-${sign}` }));
  return made;
}

export const faceText = ({ sign }: Face): string => say(`symbol_${sign}`);
