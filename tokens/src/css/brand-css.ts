import { cssName } from "../contract.ts";
import type { Brand } from "../brand.ts";
import type { Measure, TokenTable } from "../dtcg.ts";
import type { Mode } from "../modes.ts";
import { isRamp } from "../ramp.ts";
import { clothRoles } from "./ground.ts";
import { inlayMask, markMask, printMask } from "./mask.ts";
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

/**
 * One brand's whole style sheet: tokens for both modes and the two grounds, in the `brand` layer. Scoped to
 * `[data-brand=<name>]`, so that several brands can share one page.
 */
export function brandCss(brand: Brand): string {
  const root = `[data-brand=${brand.name}]`;
  const { shared, light, dark } = split(brand);
  const cloth = [`${root} [data-ground=cloth]`, `${root}[data-ground=cloth]`].join(",");
  return `${layerOrder}@layer brand{${[
    block(root, { ...shared, "--brand-mark": markMask(brand.mark) }),
    block(selectors(root, "light"), { "color-scheme": "light", ...light }),
    block(selectors(root, "dark"), { "color-scheme": "dark", ...dark }),
    block(cloth, ground()),
  ].join("")}}`;
}
