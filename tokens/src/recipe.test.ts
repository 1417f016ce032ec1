import { describe, expect, it } from "vitest";
import baize from "../brands/baize.json" with { type: "json" };
import utsav from "../brands/utsav.json" with { type: "json" };
import { turnCovers } from "./cover-palettes.ts";
import { brandCss } from "./css/brand-css.ts";
import { defineBrand } from "./define-brand.ts";
import { makeRamp } from "./make-ramp.ts";
import { brandFromRecipe, type BrandRecipe } from "./recipe.ts";

const recipe: BrandRecipe = {
  name: "tideline",
  title: "Tideline",
  mark: "<circle cx='17' cy='17' r='16'/>",
  ramps: {
    cloth: { hue: 210, chroma: 0.1 },
    stock: { hue: 220, chroma: 0.04 },
    rail: { hue: 80, chroma: 0.12 },
    lacquer: { hue: 27, chroma: 0.185 },
  },
  covers: turnCovers(baize.color.cover, 40),
  radius: { control: 4, card: 12, panel: 12, cover: 6, tag: 2 },
  width: { text: 100, heading: 95, figure: 80, button: 100 },
  weight: { heading: 650, figure: 640, button: 600 },
  density: "dense",
  lift: "soft",
  corner: { dialect: "fret", size: 14, inset: 6 },
  print: { name: "seigaiha", strength: 0.1, scale: 64 },
  own: { light: {}, dark: { "color.win": "#ffffff" } },
};

describe("a brand from a recipe", () => {
  const brand = defineBrand(brandFromRecipe(recipe));
  it("is complete and legible, and its sheet has the chosen values", () => {
    const css = brandCss(brand);
    expect(css).toContain("--radius-card:12px");
    expect(css).toContain("--size-control-md:40px");
    expect(css).toContain("--font-width-heading:95");
  });
  it("gives a role its own colour in one mode only", () => {
    expect(brand.table.dark["color.win"]?.value).toMatchObject({ hex: "#ffffff" });
    expect(brand.table.light["color.win"]?.value).not.toMatchObject({ hex: "#ffffff" });
  });
  it("survives a round trip through a file", () => {
    const written = JSON.stringify(brandFromRecipe(recipe));
    expect(brandCss(defineBrand(JSON.parse(written)))).toBe(brandCss(brand));
  });
});

describe("makeRamp", () => {
  it.each([
    [baize.color.cloth, { hue: 166, chroma: 0.088, hueEnd: 168 }],
    [utsav.color.cloth, { hue: 358, chroma: 0.165, hueEnd: 352 }],
  ])("dyes the felt of a shipped brand again, step by step", (shipped, dye) => {
    const made = makeRamp(dye, "middle");
    for (const [step, token] of Object.entries(made)) {
      const theirs = Object.entries(shipped).find(([key]) => key === step)?.[1];
      expect(token.$value.hex, step).toBe(typeof theirs === "object" ? theirs.$value.hex : undefined);
    }
  });
});
