import base from "../../base.json" with { type: "json" };
import baize from "../../brands/baize.json" with { type: "json" };
import type { BrandSource } from "../brand.ts";
import type { BrandTokens } from "../brand-tokens.ts";
import { type Covers, coversFromHues, coversFromInks, turnCovers } from "../cover-palettes.ts";
import { fontFamilies } from "../font/brand-font.ts";
import { liftDocument } from "../lift.ts";
import type { Mode } from "../modes.ts";
import { mergeDocuments } from "./merge.ts";
import { densities, type Density } from "./densities.ts";
import { type Dyes, dyesOf, rampsOf } from "./dyes.ts";
import { type ColourNote, fitColours } from "./fit-colours.ts";
import { overrideDocument } from "./override.ts";
import { type BrandRecipe, radiusNames, weightNames, widthNames } from "./recipe.ts";
import { cornerOf, heroOf, printOf, radiusOf, typefaceOf, weightOf, widthOf, withOwn } from "./usual.ts";

const px = (value: number) => ({ $value: { value, unit: "px" } });
const number = (value: number) => ({ $value: value });

/** A group or token of one `$type`; the documents' type leaves `$` keys out. */
function typed<T extends object>($type: string, content: T, $extensions?: object): T {
  return { $type, ...($extensions ? { $extensions } : {}), ...content };
}

function each<Key extends string, To>(names: readonly Key[], make: (name: Key) => To): Record<Key, To> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Key, To>;
}

function sizes(density: Density): object {
  const [xs, sm, md, lg] = densities[density].control;
  const space = Object.entries<number>(densities[density].space).map(([step, value]) => [step, px(value)]);
  return {
    size: { control: { $type: "dimension", xs: px(xs), sm: px(sm), md: px(md), lg: px(lg) } },
    space: { $type: "dimension", ...Object.fromEntries(space) },
  };
}

function coversOf({ covers = "turned" }: BrandRecipe, dyes: Dyes): Covers {
  const usual = baize.color.cover;
  if (covers === "usual") return usual;
  // The usual palettes suit the hue of the kit's own brand, 166.
  if (covers === "turned") return turnCovers(usual, dyes.brand.hue - 166);
  if (covers === "brand") return coversFromHues(usual, [dyes.brand.hue, dyes.accent.hue, dyes.danger.hue]);
  return coversFromInks(usual, covers);
}

/** The usual families with the brand's own before their Latin one. */
function families(recipe: BrandRecipe): object {
  const { family, font } = typefaceOf(recipe);
  const own = font ? fontFamilies(font) : family ? [family] : [];
  if (own.length === 0) return {};
  const lists = Object.entries(base.font.family).flatMap(([name, usual]) =>
    typeof usual === "string" ? [] : [[name, { $value: withOwn(usual.$value, own) }]],
  );
  return { font: { family: { $type: "fontFamily", ...Object.fromEntries(lists) } } };
}

function tokensOf(recipe: BrandRecipe, dyes: Dyes): BrandTokens {
  const { shape, size, inset } = cornerOf(recipe);
  const { name, strength, scale } = printOf(recipe);
  const radius = radiusOf(recipe);
  const [width, weight] = [widthOf(recipe), weightOf(recipe)];
  const hero = heroOf(recipe);
  const tokens: BrandTokens = {
    color: typed("color", { ...rampsOf(dyes), cover: coversOf(recipe, dyes) }),
    radius: typed(
      "dimension",
      each(radiusNames, (key) => px(radius[key])),
    ),
    font: {
      width: typed(
        "number",
        each(widthNames, (key) => number(width[key])),
      ),
      weight: typed(
        "fontWeight",
        each(weightNames, (key) => number(weight[key])),
      ),
    },
    inlay: {
      inset: typed("dimension", px(inset)),
      corner: typed("dimension", px(size), { "org.baize.corner": shape }),
    },
    texture: {
      cloth: typed("number", number(strength), { "org.baize.pattern": name }),
      scale: typed("dimension", px(scale)),
    },
    ...sizes(recipe.density ?? "usual"),
    ...(hero ? { table: { curve: { $type: "dimension", narrow: px(hero.narrow), wide: px(hero.wide) } } } : {}),
  };
  return mergeDocuments(tokens, families(recipe), overrideDocument(recipe.tokens));
}

/** The brand of a recipe, token by token, with its colours as they were given. */
function plainSource(recipe: BrandRecipe, dyes: Dyes): BrandSource {
  const lifted = (mode: Mode) => liftDocument(recipe.shadow ?? "flat", dyes.brand.hue, mode);
  const { name, title, mark, wordmark } = recipe;
  return {
    name,
    title,
    mark,
    wordmark,
    font: typefaceOf(recipe).font,
    tokens: tokensOf(recipe, dyes),
    light: mergeDocuments(lifted("light"), overrideDocument(recipe.light)),
    dark: mergeDocuments(lifted("dark"), overrideDocument(recipe.dark)),
  };
}

export interface Filled {
  readonly source: BrandSource;
  /** Where each colour that was given is to be seen, and why it is another there. */
  readonly notes: readonly ColourNote[];
}

/** Every token of a recipe, and what became of its colours. */
export function fillWithNotes(recipe: BrandRecipe): Filled {
  const dyes = dyesOf(recipe.colors);
  const plain = plainSource(recipe, dyes);
  const { light, dark, notes } = fitColours(recipe, plain);
  const source = {
    ...plain,
    light: mergeDocuments(overrideDocument(light), plain.light),
    dark: mergeDocuments(overrideDocument(dark), plain.dark),
  };
  return { source, notes };
}

/** Every token of a recipe: what `defineBrand` reads. */
export const fillRecipe = (recipe: BrandRecipe): BrandSource => fillWithNotes(recipe).source;
