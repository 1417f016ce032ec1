import { describe, expect, it } from "vitest";
import baize from "../brands/baize.json" with { type: "json" };
import { brands } from "./brands.ts";
import { toOklch } from "./colour/oklch.ts";
import { nearestPassing } from "./contrast/measure.ts";
import { cssName, vars } from "./contract.ts";
import { brandCss } from "./css/brand-css.ts";
import { clothRoles } from "./css/ground.ts";
import { defineBrand, draftBrand } from "./define-brand.ts";
import { resolve, type TokenTable } from "./dtcg.ts";

const source = { name: "mine", title: "Mine", mark: "<path d='M0 0'/>", light: {}, dark: {} };
const copy = () => structuredClone(baize);
const token = (value: string) => ({ type: "color", value, extensions: {} });

describe("a brand", () => {
  it("names every missing token by its path", () => {
    const tokens = copy();
    Reflect.deleteProperty(tokens.radius, "tag");
    Reflect.deleteProperty(tokens.color.brand, "700");
    expect(() => defineBrand({ ...source, tokens })).toThrow(/"color\.brand\.700" is missing[\s\S]*"radius\.tag" is missing/);
  });

  it("refuses an invalid colour instead of painting black", () => {
    const tokens = copy();
    tokens.color.accent["300"].$value.hex = "12px";
    expect(() => defineBrand({ ...source, tokens })).toThrow('"color.accent.300" is not a color');
  });

  it("refuses an unknown corner dialect and lists the known ones", () => {
    const tokens = copy();
    tokens.inlay.corner.$extensions["org.baize.corner"] = "swirl";
    expect(() => defineBrand({ ...source, tokens })).toThrow(/inlay\.corner.*scoop, cusp/);
  });

  it("refuses an unused token, and suggests the intended one", () => {
    const light = { color: { text: { mutted: { $type: "color", $value: "{color.neutral.600}" } } } };
    expect(() => defineBrand({ ...source, tokens: copy(), light })).toThrow(
      /"color\.text\.mutted" is not a token of the kit.*did you mean "color\.text\.muted"\? \(light\)/,
    );
  });

  it("refuses a dark colour whose alias leads nowhere", () => {
    const dark = { color: { win: { $type: "color", $value: "{color.gold.300}" } } };
    expect(() => defineBrand({ ...source, tokens: copy(), dark })).toThrow(
      '"color.win" points at "color.gold.300", which does not exist (dark)',
    );
  });

  it("refuses illegible text, with the ratio and the nearest colour that passes", () => {
    const light = { color: { text: { muted: { $type: "color", $value: "{color.neutral.300}" } } } };
    const faint = () => defineBrand({ ...source, tokens: copy(), light });
    expect(faint).toThrow(
      /light: text\.muted on surface\.page is 1\.\d\d, needs 4\.5 \(nearest that passes: #[0-9a-f]{6} → #[0-9a-f]{6}\)/,
    );
    expect(draftBrand({ ...source, tokens: copy(), light }).name).toBe("mine");
  });

  it("does not compile where a value is missing", () => {
    const { radius: _, ...tokens } = copy();
    // @ts-expect-error: no radius
    expect(() => defineBrand({ ...source, tokens })).toThrow('"radius.card" is missing');
  });

  it("refuses a name that is not valid in a selector", () => {
    expect(() => defineBrand({ ...source, name: "My Brand", tokens: copy() })).toThrow("lower-case");
  });
});

describe("aliases", () => {
  it("resolve to the literal", () => {
    const table: TokenTable = { a: token("{b}"), b: token("{c}"), c: token("#000") };
    expect(resolve(table, "a").value).toBe("#000");
  });
  it("name both ends where they lead nowhere", () => {
    expect(() => resolve({ a: token("{b}") }, "a")).toThrow('"a" leads to "b"');
  });
  it("throw for a circle", () => {
    expect(() => resolve({ a: token("{b}"), b: token("{a}") }, "a")).toThrow("a → b → a");
  });
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

describe.each(brands.map((brand) => [brand.name, brandCss(brand)]))("the sheet of %s", (_name, css) => {
  it("sets every variable of the contract", () => {
    const missing = leaves(vars).filter((value) => !css.includes(`${value.slice(4, -1)}:`));
    expect(missing).toEqual([]);
  });
  it.each(["light", "dark"])("restores every %s role of a card on cloth", (mode) => {
    const body = css.split("}").find((rule) => rule.includes(`[data-theme=${mode}] [data-ground=stock]{`)) ?? "";
    const lost = Object.keys(clothRoles).filter((role) => !body.includes(`${cssName(role)}:`));
    expect(lost).toEqual([]);
  });
  it("states the layer order first and contains no ramp", () => {
    expect(css.startsWith("@layer reset,base,components,brand,app;")).toBe(true);
    expect(css).not.toMatch(/--color-(brand|neutral|accent)-\d/);
  });
});

describe("wireframe", () => {
  const wireframe = brands.find(({ name }) => name === "wireframe");
  it.each(["light", "dark"] as const)("has no hue in %s", (mode) => {
    const hexes = JSON.stringify(wireframe?.table[mode]).match(/#[0-9a-f]{6}/g) ?? [];
    const tinted = hexes.filter((hex) => toOklch(hex).c > 0.012);
    expect(hexes.length).toBeGreaterThan(100);
    expect(tinted).toEqual([]);
  });
});

describe("nearestPassing", () => {
  it("finds the nearest colour that passes", () => {
    expect(nearestPassing("#777777", "#ffffff", 4.5)).toBe("#767676");
  });
  it("keeps a colour that passes", () => {
    expect(nearestPassing("#000000", "#ffffff", 4.5)).toBe("#000000");
  });
  it("is undefined where no lightness of the hue passes", () => {
    expect(nearestPassing("#808080", "#777777", 7)).toBeUndefined();
  });
});
