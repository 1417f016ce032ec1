import type { BrandSource } from "./brand.ts";
import type { BrandTokens } from "./brand-tokens.ts";
import { toOklch } from "./colour/oklch.ts";
import type { Mode } from "./modes.ts";
import { type Lift, liftDocument } from "./lift.ts";
import { type Dye, makeRamp, paint, type RampDocument } from "./make-ramp.ts";

/** Heights of controls (xs to lg) and steps of space, px. */
export const densities = {
  dense: { control: [28, 32, 40, 46], space: { 3: 10, 4: 14, 5: 16, 6: 20, 8: 26, 10: 32 } },
  usual: { control: [28, 36, 44, 52], space: {} },
  airy: { control: [28, 36, 46, 54], space: { 5: 22, 6: 28, 8: 40, 10: 52, 12: 60 } },
  roomy: { control: [30, 40, 48, 56], space: { 3: 14, 4: 18, 5: 22, 6: 28, 8: 36 } },
} as const;
export type Density = keyof typeof densities;

/** The choices of a new brand: a few values from which the whole file of tokens follows. */
export interface BrandRecipe {
  readonly name: string;
  readonly title: string;
  readonly mark: string;
  readonly ramps: Readonly<Record<"cloth" | "stock" | "rail" | "lacquer", Dye>>;
  /** The twelve cover palettes, as a DTCG group. */
  readonly covers: BrandTokens["color"]["cover"];
  /** px */
  readonly radius: Readonly<Record<"control" | "card" | "panel" | "cover" | "tag", number>>;
  /** Percent of the `wdth` axis, 75 to 125. */
  readonly width: Readonly<Record<"text" | "heading" | "figure" | "button", number>>;
  /** The `wght` axis, 400 to 700. */
  readonly weight: Readonly<Record<"heading" | "figure" | "button", number>>;
  readonly density: Density;
  readonly lift: Lift;
  /** Dialect of the inlay's corner, its size and its distance from the edge in px. */
  readonly corner: { readonly dialect: string; readonly size: number; readonly inset: number };
  /** The pattern on cloth and its opacity, 0 to 1; `scale` in px. */
  readonly print: { readonly name: string; readonly strength: number; readonly scale: number };
  /** Roles with a colour of their own, by path (`color.text.muted`), as hex. */
  readonly own: Readonly<Record<Mode, Readonly<Record<string, string>>>>;
}

const px = (value: number) => ({ $value: { value, unit: "px" } });
const number = (value: number) => ({ $value: value });

function each<Key extends string, Value, To>(values: Readonly<Record<Key, Value>>, make: (value: Value) => To): Record<Key, To> {
  const made = Object.entries<Value>(values).map(([key, value]) => [key, make(value)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(made) as Record<Key, To>;
}

function ramps({ cloth, stock, rail, lacquer }: BrandRecipe["ramps"]): Record<keyof BrandRecipe["ramps"], RampDocument> {
  return {
    cloth: makeRamp(cloth, "middle"),
    stock: makeRamp(stock, "stock"),
    rail: makeRamp(rail, "metal"),
    lacquer: makeRamp(lacquer, "middle"),
  };
}

function sizes(density: Density) {
  const [xs, sm, md, lg] = densities[density].control;
  return {
    size: { control: { $type: "dimension", xs: px(xs), sm: px(sm), md: px(md), lg: px(lg) } },
    space: { $type: "dimension", ...each<string, number, object>(densities[density].space, px) },
  };
}

/** A DTCG group or token of one `$type`; the documents' type leaves `$` keys out. */
function typed<T extends object>($type: string, content: T, $extensions?: object): T {
  return { $type, ...($extensions ? { $extensions } : {}), ...content };
}

function tokensOf(recipe: BrandRecipe): BrandTokens {
  const { corner, print } = recipe;
  return {
    color: typed("color", { ...ramps(recipe.ramps), cover: recipe.covers }),
    radius: typed("dimension", each(recipe.radius, px)),
    font: {
      width: typed("number", each(recipe.width, number)),
      weight: typed("fontWeight", each(recipe.weight, number)),
    },
    inlay: {
      inset: typed("dimension", px(corner.inset)),
      corner: typed("dimension", px(corner.size), { "org.baize.corner": corner.dialect }),
    },
    texture: {
      cloth: typed("number", number(print.strength), { "org.baize.pattern": print.name }),
      scale: typed("dimension", px(print.scale)),
    },
    ...sizes(recipe.density),
  };
}

function group(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = parent[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below, never from outside
  if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  parent[key] = made;
  return made;
}

/** Inserts `color.text.muted` and the like into a document. */
function nest(own: Readonly<Record<string, string>>): object {
  const root: Record<string, unknown> = {};
  for (const [path, hex] of Object.entries(own)) {
    const keys = path.split(".");
    let at = root;
    for (const key of keys.slice(0, -1)) at = group(at, key);
    const { l, c, h } = toOklch(hex);
    const exact = { ...paint(l, c, h).$value, hex };
    at[keys.at(-1) ?? ""] = { $type: "color", $value: exact };
  }
  return root;
}

/** The brand of a recipe: the input of `defineBrand`, and the brand's file. */
export function brandFromRecipe(recipe: BrandRecipe): BrandSource {
  const override = (mode: Mode) => ({
    ...liftDocument(recipe.lift, recipe.ramps.cloth.hue, mode),
    ...nest(recipe.own[mode]),
  });
  return {
    name: recipe.name,
    title: recipe.title,
    mark: recipe.mark,
    tokens: tokensOf(recipe),
    light: override("light"),
    dark: override("dark"),
  };
}
