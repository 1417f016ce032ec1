import type { ThemeVars } from "storybook/theming";
import { brands } from "@baize/tokens/brands";
import { fileBrands } from "./file-brands.ts";
import { themeOf } from "./theme.ts";

export interface Themes {
  readonly light: ThemeVars;
  readonly dark: ThemeVars;
}

/** Storybook's own parts in the looks of each brand, by its name; the default brand is first. */
export const brandThemes: Readonly<Record<string, Themes>> = Object.fromEntries(
  [...brands, ...fileBrands].map((brand) => [brand.name, { light: themeOf(brand, "light"), dark: themeOf(brand, "dark") }]),
);
