import { type Curve, type Dye, dyeThrough, makeRamp, type RampDocument } from "../make-ramp.ts";
import type { BrandRecipe, RecipeColour } from "./recipe.ts";

export const colourNames = ["brand", "accent", "neutral", "danger"] as const;
export type ColourName = (typeof colourNames)[number];
export type Dyes = Readonly<Record<ColourName, Dye>>;

/** The ramp of each colour, and the curve of its chroma. */
export const ramps = {
  brand: ["brand", "middle"],
  accent: ["accent", "metal"],
  neutral: ["neutral", "neutral"],
  danger: ["lacquer", "middle"],
} as const satisfies Readonly<Record<ColourName, readonly [ramp: string, curve: Curve]>>;

const dyeOf = (colour: RecipeColour, name: ColourName): Dye =>
  typeof colour === "string" ? dyeThrough(colour, ramps[name][1]) : colour;

/** Hue and chroma of each colour; those that are left out follow from the brand's. */
export function dyesOf({ brand, accent, neutral, danger }: BrandRecipe["colors"]): Dyes {
  const own = dyeOf(brand, "brand");
  return {
    brand: own,
    accent: dyeOf(accent, "accent"),
    neutral: neutral ? dyeOf(neutral, "neutral") : { hue: own.hue, chroma: 0.03 },
    danger: danger ? dyeOf(danger, "danger") : { hue: 27, chroma: 0.185 },
  };
}

/** The four ramps of a brand. */
export function rampsOf(dyes: Dyes): Record<(typeof ramps)[ColourName][0], RampDocument> {
  const made = colourNames.map((name) => [ramps[name][0], makeRamp(dyes[name], ramps[name][1])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys, which are those of `ramps`
  return Object.fromEntries(made) as Record<(typeof ramps)[ColourName][0], RampDocument>;
}
