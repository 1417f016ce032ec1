import { type Mark, markSvg } from "../mark/read-mark.ts";

const line = "linear-gradient(#000,#000)";

function svg(size: readonly [number, number], body: string): string {
  const [width, height] = size;
  return dataUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' fill='none' stroke='#000'>${body}</svg>`,
  );
}

function dataUrl(markup: string): string {
  const quoted = markup.replaceAll('"', "'").replaceAll("\\", "").replaceAll(/\s+/g, " ");
  return `url("data:image/svg+xml,${quoted.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

/** Corner dialects: one path for the top start corner in an r × r square; the sides go on from (0,r) and (r,0). */
const corners = {
  scoop: (r: number) => `<path d='M.5 ${r}A${r - 0.5} ${r - 0.5} 0 0 0 ${r} .5'/>`,
  cusp: (r: number) =>
    `<path d='M.5 ${r}C.5 ${r * 0.72} ${r * 0.36} ${r * 0.74} ${r * 0.42} ${r * 0.42}C${r * 0.74} ${r * 0.36} ${r * 0.72} .5 ${r} .5'/><circle cx='${r * 0.2}' cy='${r * 0.2}' r='1.6' fill='#000' stroke='none'/>`,
  double: (r: number) => `<path d='M.5 ${r}V.5H${r}'/>`,
  square: (r: number) => `<path d='M.5 ${r}V.5H${r}'/>`,
  fret: (r: number) => {
    const half = r * 0.5 + 0.5;
    return `<path d='M.5 ${r}V${half}H${half}V.5H${r}M${half} ${half}m0 ${r * 0.25}h${r * 0.25}v-${r * 0.25}'/>`;
  },
  /** Follows the radius of what it lies in. */
  round: (r: number) => `<path d='M.5 ${r}A${r - 0.5} ${r - 0.5} 0 0 1 ${r} .5'/>`,
  /** No line at all. */
  none: () => "",
} as const;
export type CornerName = keyof typeof corners;
const isCorner = (name: string): name is CornerName => Object.hasOwn(corners, name);
export const cornerNames: readonly CornerName[] = Object.keys(corners).filter(isCorner);

function sides(width: number, inset: number, length: string): string[] {
  const far = inset === 0 ? "100%" : `calc(100% - ${inset}px)`;
  const near = inset === 0 ? "0" : `${inset}px`;
  return [
    `${line} 50% ${near}/${length} ${width}px no-repeat`,
    `${line} 50% ${far}/${length} ${width}px no-repeat`,
    `${line} ${near} 50%/${width}px ${length} no-repeat`,
    `${line} ${far} 50%/${width}px ${length} no-repeat`,
  ];
}

/** The `mask` that cuts a filled box down to the brand's inlay. r and width in px. */
export function inlayMask(kind: string, r: number, width: number): string {
  if (!isCorner(kind)) throw new Error(`Inlay corner "${kind}" is not one of ${cornerNames.join(", ")}.`);
  if (kind === "none") return "linear-gradient(transparent,transparent)";
  const corner = corners[kind];
  const at = (transform: string) => svg([r, r], `<g transform='${transform}' stroke-width='${width}'>${corner(r)}</g>`);
  const quarter = `/${r}px ${r}px no-repeat`;
  const layers = [
    `${at("")} 0 0${quarter}`,
    `${at(`matrix(-1 0 0 1 ${r} 0)`)} 100% 0${quarter}`,
    `${at(`matrix(1 0 0 -1 0 ${r})`)} 0 100%${quarter}`,
    `${at(`matrix(-1 0 0 -1 ${r} ${r})`)} 100% 100%${quarter}`,
    ...sides(width, 0, `calc(100% - ${2 * r}px)`),
  ];
  if (kind === "double") layers.push(...sides(width, 3, "calc(100% - 6px)"));
  return layers.join(",");
}

const toran =
  "<g stroke-width='1.3'><path d='M0 0C8 22 40 22 48 0C56 22 88 22 96 0M0 36C8 58 40 58 48 36C56 58 88 58 96 36'/><path d='M24 17l5 9-5 9-5-9zM72 17l5 9-5 9-5-9z' fill='#000'/><path d='M48 46v4M0 46v4M96 46v4' stroke-width='4' stroke-linecap='round'/><circle cx='24' cy='62' r='3'/><circle cx='72' cy='62' r='3'/></g>";
const wave = (x: number, y: number) => [32, 22, 12].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join("");
const seigaiha = `<g stroke-width='1'><path d='${wave(32, 32)}${wave(0, 16)}${wave(64, 16)}'/></g>`;

/** Cloth prints by name: mask image and tile size. */
const prints = {
  arcs: ["none", "auto"],
  plain: ["none", "auto"],
  toran: [svg([96, 72], toran), "96px 72px"],
  mow: ["repeating-linear-gradient(102deg,#000 0 44px,transparent 44px 88px)", "auto"],
  seigaiha: [svg([64, 32], seigaiha), "64px 32px"],
} as const satisfies Readonly<Record<string, readonly [mask: string, size: string]>>;
export type PrintName = keyof typeof prints;
const isPrint = (name: string): name is PrintName => Object.hasOwn(prints, name);
export const printNames: readonly PrintName[] = Object.keys(prints).filter(isPrint);

/** The mask and tile size of a cloth print. `arcs` is drawn by the Cloth component and needs no mask. */
export function printMask(kind: string): readonly [mask: string, size: string] {
  if (!isPrint(kind)) throw new Error(`Cloth print "${kind}" is not one of ${printNames.join(", ")}.`);
  return prints[kind];
}

/** A brand's mark as an image in its own colours, or in black for a mask. */
export const markImage = (mark: Mark): string => dataUrl(markSvg(mark, "#000"));
