import type { BrandRecipe } from "@baize/tokens/recipe";

/** What each group of choices reads and changes. */
export interface ControlsProps {
  recipe: BrandRecipe;
  onChange: (recipe: BrandRecipe) => void;
}
