import type { Brand, BrandSource } from "./brand.ts";
import { brandProblems } from "./brand-problems.ts";
import { contrastFailures, failureText, markFailures } from "./contrast/problems.ts";
import { fillRecipe } from "./recipe/fill.ts";
import type { BrandRecipe } from "./recipe/recipe.ts";
import { recipeProblems } from "./recipe/recipe-problems.ts";
import { refused } from "./refused.ts";
import { layered, settle } from "./settle.ts";

/** A brand's file: a recipe, or every token. */
export type BrandFile = BrandRecipe | BrandSource;

function sourceOf(file: BrandFile): BrandSource {
  if ("tokens" in file && !("colors" in file)) return file;
  const problems = recipeProblems(file);
  if (problems.length > 0) throw refused(file.name, "cannot be used", problems);
  return fillRecipe(file);
}

/**
 * Merges a brand's own tokens with the base and the roles, and resolves every alias. It does not check contrast, for a tool
 * that shows failures while a brand is being made; everything else uses `defineBrand`. Throws one error that lists, by its
 * path, every token that is missing, unknown, malformed or an alias to nothing.
 */
export function draftBrand(file: BrandFile): Brand {
  const source = sourceOf(file);
  const layers = layered(source);
  const problems = brandProblems(source, layers);
  if (problems.length > 0) throw refused(source.name, "cannot be used", problems);
  const { name, title, mark, wordmark, font } = source;
  return { name, title, mark, wordmark, font, table: { light: settle(layers.light), dark: settle(layers.dark) } };
}

/**
 * A complete brand: `brandCss` of `@baize/tokens/css` writes its style sheet. Throws one error that lists all problems: a token
 * that is missing, unknown or not a value of its `$type`; an alias that leads nowhere; and each pair of colours below the
 * contrast of WCAG 2.2 AA (1.4.3 for text, 1.4.11 for parts), with the nearest colour that passes; and a mark of several colours of
 * which none can be seen on a ground.
 */
export function defineBrand(file: BrandFile): Brand {
  const brand = draftBrand(file);
  const failures = [...contrastFailures(brand).map(failureText), ...markFailures(brand)];
  if (failures.length > 0) throw refused(file.name, "is hard to read", failures);
  return brand;
}
