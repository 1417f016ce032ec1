import { cssName } from "../contract.ts";
import type { Brand } from "../brand.ts";
import type { Measure, TokenTable } from "../dtcg.ts";
import type { Mode } from "../modes.ts";
import { isRamp } from "../ramp.ts";
import { densityOf, type DensityScale, densityScales } from "./density.ts";
import { clothRoles } from "./ground.ts";
import { fontCss } from "../font/brand-font.ts";
import { readMark } from "../mark/read-mark.ts";
import { inlayMask, markImage, printMask } from "./mask.ts";
import { cssValue } from "./value.ts";

type Declarations = Record<string, string>;

function declarations(table: TokenTable): Declarations {
  const kept = Object.entries(table).filter(([path]) => !isRamp(path));
  return { ...Object.fromEntries(kept.map(([path, token]) => [cssName(path), cssValue(token)])), ...derived(table) };
}

const extension = (table: TokenTable, path: string, key: string) => String(table[path]?.extensions[key]);
/** The token is a dimension, which brand-problems.ts has checked. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const measureOf = ({ value }: TokenTable[string]) => value as Measure;

function px(table: TokenTable, path: string): number {
  const token = table[path];
  if (!token) throw new Error(`Token "${path}" is missing.`);
  return measureOf(token).value;
}

function derived(table: TokenTable): Declarations {
  const print = extension(table, "texture.cloth", "org.baize.pattern");
  const [mask, size] = printMask(print);
  const corner = extension(table, "inlay.corner", "org.baize.corner");
  return {
    "--inlay-mask": inlayMask(corner, px(table, "inlay.corner"), px(table, "inlay.width")),
    "--texture-mask": mask,
    "--texture-size": size,
    "--texture-arcs": print === "arcs" ? "1" : "0",
  };
}

const block = (selector: string, body: Declarations) =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}\n`;

const taken = new Set(Object.keys(clothRoles).map(cssName));

function split(brand: Brand): { shared: Declarations; light: Declarations; dark: Declarations } {
  const light = declarations(brand.table.light);
  const dark = declarations(brand.table.dark);
  // Roles that cloth changes are repeated for each mode, or a card on cloth would not get them back.
  const same = new Set(Object.keys(light).filter((name) => light[name] === dark[name] && !taken.has(name)));
  const pick = (from: Declarations, keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => keep(name)));
  const differs = (name: string) => !same.has(name);
  return { shared: pick(light, (name) => same.has(name)), light: pick(light, differs), dark: pick(dark, differs) };
}

/** The first statement of every sheet, so that the layer order is the same whichever sheet loads first. */
export const layerOrder = "@layer reset,base,components,brand,app;";

/** The selectors of each mode; a stock card inside cloth gets the mode's own roles back. */
function selectors(root: string, mode: Mode): string {
  return [
    `${root}[data-theme=${mode}]`,
    `${root} [data-theme=${mode}]`,
    `${root}[data-theme=${mode}] [data-ground=stock]`,
    `${root} [data-theme=${mode}] [data-ground=stock]`,
  ].join(",");
}

const ground = () => Object.fromEntries(Object.entries(clothRoles).map(([role, to]) => [cssName(role), `var(${cssName(to)})`]));

/** The rule of one density, for the page and for an island; `brand` gives an island the brand's own measures back. */
function densityBlock(root: string, table: TokenTable, density: DensityScale | "brand"): string {
  const body = densityOf(table, density).map(([path, value]) => [cssName(path), `${value}px`] as const);
  const island = `${root} [data-density=${density}]`;
  return block(density === "brand" ? island : `${root}[data-density=${density}],${island}`, Object.fromEntries(body));
}

/** The mark: a mask, and for one with colours of its own a picture, which nothing paints over. */
function markRoles({ mark: markup, wordmark = false }: Brand): Declarations {
  const { mark } = readMark(markup);
  const image = markImage(mark);
  const coloured = mark.colours.length > 0;
  return {
    "--brand-mark": image,
    "--brand-mark-image": coloured ? image : "none",
    "--brand-mark-ink": coloured ? "transparent" : "initial",
    "--brand-mark-ratio": String(Math.round((mark.width / mark.height) * 1000) / 1000),
    "--brand-name-position": wordmark ? "absolute" : "static",
    "--brand-name-clip": wordmark ? "inset(50%)" : "none",
  };
}

/** The name of the file of the brand's own font. */
export const fontFile = ({ name }: Brand): string => `${name}.woff2`;

/**
 * One brand's whole style sheet: tokens for both modes and the two grounds, in the `brand` layer. Scoped to
 * `[data-brand=<name>]`, so that several brands can share one page.
 */
export const brandCss = (brand: Brand): string => brandCssWith(brand, fontFile(brand));

/** The same, with the brand's own font at another address than beside the sheet. */
export function brandCssWith(brand: Brand, fontUrl: string): string {
  const root = `[data-brand=${brand.name}]`;
  const { shared, light, dark } = split(brand);
  const cloth = [`${root} [data-ground=cloth]`, `${root}[data-ground=cloth]`].join(",");
  const faces = brand.font ? fontCss(brand.font, fontUrl) : "";
  return `${layerOrder}${faces}@layer brand{${[
    block(root, { ...shared, ...markRoles(brand) }),
    block(selectors(root, "light"), { "color-scheme": "light", ...light }),
    block(selectors(root, "dark"), { "color-scheme": "dark", ...dark }),
    block(cloth, ground()),
    ...[...densityScales, "brand" as const].map((density) => densityBlock(root, brand.table.light, density)),
  ].join("")}}`;
}
