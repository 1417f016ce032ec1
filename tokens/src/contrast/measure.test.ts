import { expect, it } from "vitest";
import { brands } from "../brands.ts";
import { defineBrand } from "../define-brand.ts";
import type { BrandRecipe } from "../recipe/recipe.ts";
import { contrast } from "../colour/oklch.ts";
import { hexOf } from "./measure.ts";

it("lays the wash of a hovered control on each surface", () => {
  for (const { table } of brands) {
    const [page, sunken] = ["surface.page", "surface.sunken"].map((below) => hexOf(table.light, "control.hover", below));
    expect(page).not.toBe(sunken);
  }
});

it("lays a wash on a ground that is translucent itself", () => {
  for (const { table } of brands) {
    const ground = hexOf(table.dark, "accent.subtle");
    const hovered = hexOf(table.dark, "control.hover", "accent.subtle");
    expect(hovered).not.toBe(ground);
    expect(contrast(hovered, ground)).toBeLessThan(1.5);
  }
});

it("refuses a wash on which words cannot be read, and names the surface", () => {
  const brand: BrandRecipe = {
    name: "tideline",
    title: "Tideline",
    mark: "<circle cx='17' cy='17' r='16'/>",
    colors: { brand: "#0e7c86", accent: "#f2a71b" },
    light: { "color.control.hover": "#5a5a5a" },
  };
  expect(() => defineBrand(brand)).toThrow("light: text.default on control.hover over surface.page is");
});
