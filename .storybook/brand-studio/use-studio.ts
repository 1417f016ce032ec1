import { useDeferredValue, useMemo, useState } from "react";
import { sources } from "@baize/tokens/brands";
import type { Finding } from "@baize/tokens/contrast/measure";
import { contrastFailures } from "@baize/tokens/contrast/problems";
import { brandCssWith } from "@baize/tokens/css";
import { type BrandFile, draftBrand } from "@baize/tokens/define-brand";
import type { Mode } from "@baize/tokens/modes";
import { openBrand } from "@baize/tokens/open-brand";
import { readBrand } from "@baize/tokens/read-brand";
import type { BrandRecipe } from "@baize/tokens/recipe";

/** The brand name of the scene while a brand is being made, whatever its final name. */
export const draftName = "studiodraft";

export function draft(recipe: BrandRecipe) {
  return draftBrand({ ...recipe, name: draftName, title: recipe.title.trim() || "Brand" });
}

/** The recipe without a role's own colour. */
export function giveBack(recipe: BrandRecipe, mode: Mode, path: string): BrandRecipe {
  const rest = Object.fromEntries(Object.entries(recipe[mode] ?? {}).filter(([own]) => own !== path));
  return { ...recipe, [mode]: rest };
}

/** Every file that `create-brand` wrote here. */
const written = import.meta.glob<unknown>("../../tokens/brands/*.brand.json", { eager: true, import: "default" });

/** The brands of this repository, to begin from. Wireframe is for Storybook alone. */
export const starts: readonly BrandFile[] = [
  ...sources.filter(({ name }) => name !== "wireframe"),
  ...Object.values(written).map(readBrand),
];

const [first] = starts;
if (!first) throw new Error("The studio needs a brand to start from.");
const beginning = openBrand(first);

function sheetOf(recipe: BrandRecipe): string {
  const brand = draft(recipe);
  return brandCssWith(brand, brand.font ? `data:font/woff2;base64,${brand.font.data}` : "");
}

/** A brand in the making: its recipe, its style sheet, and its illegible pairs. */
export function useStudio() {
  const [recipe, setRecipe] = useState<BrandRecipe>(beginning);
  const css = useMemo(() => sheetOf(recipe), [recipe]);
  // Measuring waits while a slider is being dragged; the scene does not.
  const settled = useDeferredValue(recipe);
  const failures: readonly Finding[] = useMemo(() => contrastFailures(draft(settled)), [settled]);
  return { recipe, setRecipe, css, failures };
}
