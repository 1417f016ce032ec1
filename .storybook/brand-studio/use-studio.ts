import { useDeferredValue, useMemo, useState } from "react";
import type { Finding } from "@baize/tokens/contrast/measure";
import { contrastFailures } from "@baize/tokens/contrast/problems";
import { brandCss } from "@baize/tokens/css";
import { draftBrand } from "@baize/tokens/define-brand";
import type { Mode } from "@baize/tokens/modes";
import { brandFromRecipe, type BrandRecipe } from "@baize/tokens/recipe";
import { starts } from "./starts.ts";

/** The brand name of the scene while a brand is being made, whatever its final name. */
export const draftName = "studiodraft";

export function draft(recipe: BrandRecipe) {
  return draftBrand({ ...brandFromRecipe(recipe), name: draftName, title: recipe.title.trim() || "Brand" });
}

/** The recipe with a colour for one role in one mode; `role` is a path below `color.`. */
export function giveColour(recipe: BrandRecipe, mode: Mode, role: string, hex: string): BrandRecipe {
  const own = { ...recipe.own, [mode]: { ...recipe.own[mode], [`color.${role}`]: hex } };
  return { ...recipe, own };
}

/** The recipe with the nearest colour that passes; unchanged where there is none. */
export function take(recipe: BrandRecipe, { mode, front, nearest }: Finding): BrandRecipe {
  return nearest ? giveColour(recipe, mode, front, nearest) : recipe;
}

/**
 * Accepts the nearest passing colour of every failure, in several rounds: a colour that passes on one ground may fail on the
 * next.
 */
export function takeAll(recipe: BrandRecipe): BrandRecipe {
  let mended = recipe;
  for (let round = 0; round < 6; round++) {
    const failures = contrastFailures(draft(mended));
    if (failures.length === 0) break;
    mended = failures.reduce((before, failure) => take(before, failure), mended);
  }
  return mended;
}

/** The recipe without a role's own colour. */
export function giveBack(recipe: BrandRecipe, mode: Mode, path: string): BrandRecipe {
  const { [path]: _, ...rest } = recipe.own[mode];
  return { ...recipe, own: { ...recipe.own, [mode]: rest } };
}

const first = Object.values(starts)[0];
if (!first) throw new Error("The studio needs a brand to start from.");
const beginning = first;

/** A brand in the making: its recipe, its style sheet, and its illegible pairs. */
export function useStudio() {
  const [recipe, setRecipe] = useState<BrandRecipe>(beginning);
  const css = useMemo(() => brandCss(draft(recipe)), [recipe]);
  // Measuring waits while a slider is being dragged; the scene does not.
  const settled = useDeferredValue(recipe);
  const failures = useMemo(() => contrastFailures(draft(settled)), [settled]);
  return { recipe, setRecipe, css, failures };
}
