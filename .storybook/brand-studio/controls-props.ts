import type { BrandRecipe } from "@baize/tokens/recipe";

/** What each group of choices reads and changes. */
export interface ControlsProps {
  recipe: BrandRecipe;
  /** With the new recipe, or with what makes it of the recipe at that moment. */
  onChange: (recipe: BrandRecipe | ((now: BrandRecipe) => BrandRecipe)) => void;
}
