const line = "linear-gradient(#000,#000)";

function svg(size: readonly [number, number], body: string): string {
  const [width, height] = size;
  const markup = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' fill='none' stroke='#000'>${body}</svg>`;
  return `url("data:image/svg+xml,${markup.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

/** Corner dialects: one path for the top start corner in an r × r square; the sides go on from (0,r) and (r,0). */
const corners: Readonly<Record<string, (r: number) => string>> = {
  scoop: (r) => `<path d='M.5 ${r}A${r - 0.5} ${r - 0.5} 0 0 0 ${r} .5'/>`,
  cusp: (r) =>
    `<path d='M.5 ${r}C.5 ${r * 0.72} ${r * 0.36} ${r * 0.74} ${r * 0.42} ${r * 0.42}C${r * 0.74} ${r * 0.36} ${r * 0.72} .5 ${r} .5'/><circle cx='${r * 0.2}' cy='${r * 0.2}' r='1.6' fill='#000' stroke='none'/>`,
  double: (r) => `<path d='M.5 ${r}V.5H${r}'/>`,
  square: (r) => `<path d='M.5 ${r}V.5H${r}'/>`,
  fret: (r) => {
    const half = r * 0.5 + 0.5;
    return `<path d='M.5 ${r}V${half}H${half}V.5H${r}M${half} ${half}m0 ${r * 0.25}h${r * 0.25}v-${r * 0.25}'/>`;
  },
};
export const cornerNames = Object.keys(corners);

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
  const corner = corners[kind];
  if (!corner) throw new Error(`Inlay corner "${kind}" is not one of ${cornerNames.join(", ")}.`);
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
const prints: Readonly<Record<string, readonly [mask: string, size: string]>> = {
  arcs: ["none", "auto"],
  plain: ["none", "auto"],
  toran: [svg([96, 72], toran), "96px 72px"],
  mow: ["repeating-linear-gradient(102deg,#000 0 44px,transparent 44px 88px)", "auto"],
  seigaiha: [svg([64, 32], seigaiha), "64px 32px"],
};
export const printNames = Object.keys(prints);

/** The mask and tile size of a cloth print. `arcs` is drawn by the Cloth component and needs no mask. */
export function printMask(kind: string): readonly [mask: string, size: string] {
  const print = prints[kind];
  if (!print) throw new Error(`Cloth print "${kind}" is not one of ${printNames.join(", ")}.`);
  return print;
}

/** A brand's mark as a mask image; `body` is SVG markup in a 34 × 34 box, drawn by what is opaque. */
export function markMask(body: string): string {
  return svg([34, 34], `<g fill='#000' stroke='none'>${body}</g>`);
}
