import { describe, expect, it } from "vitest";
import { sources } from "../brands.ts";
import { contrastFailures, failureText } from "../contrast/problems.ts";
import { brandCss } from "../css/brand-css.ts";
import { cssValue } from "../css/value.ts";
import { defineBrand, draftBrand } from "../define-brand.ts";
import { makeRamp } from "../make-ramp.ts";
import { type Mode, modes } from "../modes.ts";
import { fillWithNotes } from "./fill.ts";
import { noteText } from "./fit-colours.ts";
import { fixContrast, movedText } from "./fix-contrast.ts";
import { openBrand } from "./open-brand.ts";
import type { BrandRecipe, CoverInks } from "./recipe.ts";

const recipe: BrandRecipe = {
  name: "tideline",
  title: "Tideline",
  mark: "<circle cx='17' cy='17' r='16'/>",
  colors: { brand: "#0e7c86", accent: "#f2a71b", danger: "#d1344b" },
};
const cornerOf = (file: BrandRecipe) => /--inlay-mask:(.*?);/.exec(brandCss(defineBrand(file)))?.[1] ?? "";
const valuesIn = (file: Parameters<typeof draftBrand>[0], mode: Mode) =>
  Object.fromEntries(Object.entries(draftBrand(file).table[mode]).map(([path, token]) => [path, cssValue(token)]));
/** The colours of the twelve palettes, in order. */
const coversIn = (covers: BrandRecipe["covers"]) => {
  const values = valuesIn({ ...recipe, covers }, "light");
  return Object.entries(values).flatMap(([path, value]) => (path.startsWith("color.cover.") ? [value] : []));
};

describe("a brand from a recipe", () => {
  it("is complete and legible from a mark and three colours, and shows those colours", () => {
    const css = brandCss(defineBrand(recipe));
    for (const hex of ["#0e7c86", "#f2a71b", "#d1344b"]) expect(css).toContain(hex);
    expect(fillWithNotes(recipe).notes.map(noteText)).toContain("brand #0e7c86 is kept as accent.default (light)");
  });

  it.each<BrandRecipe["colors"]>([
    { brand: "#4b7314", accent: "#c5331e", danger: "#d99a9e" },
    { brand: "#159a08", accent: "#f403d9", danger: "#d70b70" },
    { brand: "#eeee8f", accent: "#be1626", danger: "#79eea6" },
  ])("is legible where accents are dark on the pressed cloth: %o", (colors) => {
    expect(contrastFailures(draftBrand({ ...recipe, colors })).map(failureText)).toEqual([]);
  });

  it("says which colour it moved, where, and because of what", () => {
    const pale: BrandRecipe = { ...recipe, colors: { ...recipe.colors, brand: "#7fd3da" } };
    expect(contrastFailures(draftBrand(pale))).toEqual([]);
    expect(fillWithNotes(pale).notes.map(noteText).join("\n")).toMatch(
      /^brand #7fd3da → #[0-9a-f]{6} as accent\.default \(light\), because with \S+ it has 1\.\d\d and needs (3|4\.5)$/m,
    );
  });

  it("makes pill buttons with square fields by one line", () => {
    const css = brandCss(defineBrand({ ...recipe, radius: 0, tokens: { "button.radius": 999 } }));
    expect(css).toMatch(/--button-radius:999px/);
    expect(css).toMatch(/--field-radius:0px/);
  });

  it("lets the inlay follow the radius, or leaves it out", () => {
    expect(cornerOf({ ...recipe, radius: 15, corner: "round" })).toContain("15px 15px no-repeat");
    expect(cornerOf({ ...recipe, corner: "none" })).not.toContain("#000");
  });

  it("takes overrides for one mode, in the token's own unit", () => {
    const own: BrandRecipe = {
      ...recipe,
      tokens: { "font.size.md": 1.125 },
      dark: { "color.win": "#ffffff", "card.shadow": "none" },
    };
    expect(valuesIn(own, "dark")).toMatchObject({ "color.win": "#ffffff", "font.size.md": "1.125rem" });
    expect(valuesIn(own, "light")["color.win"]).not.toBe("#ffffff");
  });

  it.each<[NonNullable<BrandRecipe["hero"]>, string, string]>([
    ["straight", "0px", "0px"],
    [{ narrow: 8, wide: 120 }, "8px", "120px"],
  ])("sets the curve of the hero from the brand file: %j", (hero, narrow, wide) => {
    const css = brandCss(defineBrand({ ...recipe, hero }));
    expect(css).toContain(`--table-curve-narrow:${narrow};`);
    expect(css).toContain(`--table-curve-wide:${wide};`);
  });

  it("keeps the usual curve where its file says so, or nothing", () => {
    expect(valuesIn({ ...recipe, hero: "curved" }, "light")).toEqual(valuesIn(recipe, "light"));
    expect(valuesIn(recipe, "light")).not.toMatchObject({ "table.curve.narrow": "0px" });
  });

  it("paints the covers of its games in the palettes that its file chooses", () => {
    const given = Array.from({ length: 12 }, (_, index): CoverInks => ({
      ground: `#0000a${index.toString(16)}`,
      shape: "#335577",
      spark: "#ffcc00",
      ink: "#ffffff",
    }));
    expect(coversIn(given)).toEqual(given.flatMap(({ ground, shape, spark, ink }) => [ground, shape, spark, ink]));
    const choices = [coversIn("usual"), coversIn("turned"), coversIn("brand"), coversIn(given)].map(String);
    expect(new Set(choices).size).toBe(4);
    expect(coversIn(undefined)).toEqual(coversIn("turned"));
  });

  it("does not compile with a path or a value that no style reads", () => {
    // @ts-expect-error: no such token
    expect(() => defineBrand({ ...recipe, tokens: { "button.radiu": 4 } })).toThrow('did you mean "button.radius"?');
    // @ts-expect-error: no colour
    expect(() => defineBrand({ ...recipe, light: { "color.win": "green" } })).toThrow('"color.win" is not a color');
  });

  it.each([
    [{ colors: { brand: "teal", accent: "#f2a71b" } }, '"colors.brand" is not a colour like #0e7c86'],
    [{ colors: { brand: "#0e7c86" } }, '"colors.accent" is missing'],
    [{ density: "tight" }, '"density" is not one of dense, usual, airy, roomy'],
    [{ colours: {} }, '"colours" is not a part of a brand'],
    [{ hero: "wavy" }, '"hero" is not one of curved, straight'],
    [{ hero: { narrow: 8 } }, '"hero.wide" is missing'],
    [{ hero: { narrow: 8, wide: 201 } }, '"hero.wide" is not a number from 0 to 200'],
    [{ covers: "bright" }, '"covers" is not one of usual, turned, brand'],
    [{ covers: [] }, '"covers" has 0 palettes; there are twelve'],
    [{ covers: Array.from({ length: 12 }, () => ({ ground: "navy" })) }, '"covers.12.ground" is not a colour like #0e7c86'],
  ])("refuses %j by its path", (part, sentence) => {
    expect(() => defineBrand({ ...recipe, ...(part as Partial<BrandRecipe>) })).toThrow(sentence);
  });
});

describe("fixContrast", () => {
  it("takes the nearest colour that passes for every pair, and says why", () => {
    const faint: BrandRecipe = { ...recipe, light: { "color.text.muted": "#b8c4be" } };
    const { recipe: fixed, moved, left } = fixContrast(faint);
    expect(() => defineBrand(faint)).toThrow("text.muted on surface.page");
    expect(left).toEqual([]);
    expect(defineBrand(fixed).name).toBe("tideline");
    expect(moved.map(movedText).join()).toMatch(
      /^#b8c4be → #[0-9a-f]{6} as text\.muted \(light\), because on surface\.page it has 1\.\d\d and needs 4\.5$/,
    );
  });
});

describe.each(sources.map((source) => [source.name, source] as const))("%s opened as a recipe", (_, source) => {
  it.each(modes)("is the very same brand in %s", (mode) => {
    const opened = openBrand(source);
    expect(valuesIn(JSON.parse(JSON.stringify(opened)) as BrandRecipe, mode)).toEqual(valuesIn(source, mode));
    expect(openBrand(opened)).toBe(opened);
  });
});

describe("makeRamp", () => {
  it("keeps the shared lightness whatever the hue", () => {
    const [teal, pink] = [makeRamp({ hue: 190, chroma: 0.1 }, "middle"), makeRamp({ hue: 350, chroma: 0.16 }, "middle")];
    for (const step of [50, 500, 1000] as const) {
      const [one = 0] = teal[step].$value.components;
      const [two = 1] = pink[step].$value.components;
      expect(Math.abs(one - two)).toBeLessThan(0.002);
    }
  });
});
