import type { CornerName, PrintName } from "../css/mask.ts";
import { type BrandRecipe, type RecipeType, radiusNames } from "./recipe.ts";

export type Radii = Readonly<Record<(typeof radiusNames)[number], number>>;

/** Pills stop at the controls: a card as round as a pill would cut its own content. */
function radiiFrom(control: number): Radii {
  const card = Math.min(Math.round(control * 1.33), 20);
  return { control, card, panel: card, cover: Math.min(card, 16), tag: control >= 28 ? control : Math.round(control * 0.6) };
}

/** Radii in px. */
export function radiusOf({ radius = 6 }: BrandRecipe): Radii {
  if (typeof radius === "number") return radiiFrom(radius);
  return { ...radiiFrom(radius.control ?? radius.card ?? 6), ...radius };
}

const corners: Readonly<Record<CornerName, { readonly size: number; readonly inset: number }>> = {
  scoop: { size: 12, inset: 6 },
  cusp: { size: 22, inset: 7 },
  double: { size: 4, inset: 4 },
  square: { size: 12, inset: 6 },
  fret: { size: 14, inset: 7 },
  round: { size: 4, inset: 5 },
  none: { size: 4, inset: 0 },
};

/** The inlay's corner with its measures in px; a round one is concentric with the card. */
export function cornerOf(recipe: BrandRecipe): { readonly shape: CornerName; readonly size: number; readonly inset: number } {
  const { corner = "scoop" } = recipe;
  if (typeof corner !== "string") return corner;
  const { size, inset } = corners[corner];
  return { shape: corner, inset, size: corner === "round" ? Math.max(2, radiusOf(recipe).card - inset) : size };
}

const prints: Readonly<Record<PrintName, { readonly strength: number; readonly scale: number }>> = {
  arcs: { strength: 0.11, scale: 360 },
  plain: { strength: 0, scale: 96 },
  toran: { strength: 0.16, scale: 96 },
  mow: { strength: 0.07, scale: 88 },
  seigaiha: { strength: 0.16, scale: 64 },
};

export function printOf({ print = "arcs" }: BrandRecipe): {
  readonly name: PrintName;
  readonly strength: number;
  readonly scale: number;
} {
  return typeof print === "string" ? { name: print, ...prints[print] } : print;
}

/** px of the curve where the brand's ground meets the page; undefined for the usual one. */
export function heroOf({ hero }: BrandRecipe): { readonly narrow: number; readonly wide: number } | undefined {
  if (hero === undefined || hero === "curved") return undefined;
  return hero === "straight" ? { narrow: 0, wide: 0 } : hero;
}

export const typefaceOf = ({ typeface = {} }: BrandRecipe): RecipeType =>
  typeof typeface === "string" ? { family: typeface } : typeface;

export const widthOf = (recipe: BrandRecipe) => ({ text: 100, heading: 90, figure: 84, button: 96, ...typefaceOf(recipe).width });
export const weightOf = (recipe: BrandRecipe) => ({
  text: 430,
  medium: 530,
  strong: 570,
  heading: 630,
  figure: 620,
  button: 580,
  ...typefaceOf(recipe).weight,
});

const LATIN = "Anek Latin";
/** A brand's own families stand where the kit has its Latin one, so that other scripts keep theirs. */
export function withOwn(usual: readonly string[], own: readonly string[]): string[] {
  const at = Math.max(0, usual.indexOf(LATIN));
  return [...usual.slice(0, at), ...own, ...usual.slice(at).filter((family) => !own.includes(family))];
}
