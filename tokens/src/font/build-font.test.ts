import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { brandCss } from "../css/brand-css.ts";
import { defineBrand } from "../define-brand.ts";
import { fontProblems, weightNote } from "./brand-font.ts";
import { buildFont } from "./build-font.ts";
import { DEVICES, SAMPLE } from "./fallbacks.ts";
import { shaperOf } from "./shape.ts";
import { unpack } from "./woff2.ts";

const fileOf = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));
const roboto = (weight: number) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;

it.each([
  [DEVICES[0], "roboto"],
  [DEVICES[1], "arimo"],
] as const)("knows how wide the fonts of devices are", async ({ widths }, name) => {
  for (const [index, weight] of [400, 700].entries()) {
    const font = await unpack(fileOf(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`));
    expect(shaperOf(font).advance(SAMPLE)).toBeCloseTo(widths[index] ?? 0, 3);
  }
});

it("makes a small subset of a font, with fallbacks at its measures, and a brand that ships it", async () => {
  const font = await buildFont(fileOf(roboto(400)));
  expect(fontProblems(font)).toEqual([]);
  expect(font).toMatchObject({ family: "Roboto", weight: "400" });
  expect(font.range).toMatch(/^U\+20-7E,U\+A0-FF/);
  expect(font.data.length).toBeLessThan(40_000);
  // Roboto in place of Roboto needs no scaling.
  expect(font.fallbacks[0]?.sizeAdjust).toBeCloseTo(1, 3);
  const brand = defineBrand({
    name: "sora",
    title: "Sora",
    mark: "<path d='M0 0h9v9z'/>",
    colors: { brand: "#0e7c86", accent: "#f2a71b" },
    typeface: { family: "Roboto", font },
  });
  const css = brandCss(brand);
  expect(css).toContain('src:url("sora.woff2") format("woff2")');
  expect(css).toMatch(/--font-family-text:"Roboto","Roboto Roboto","Roboto Arial","Anek Latin"/);
  expect(css).toMatch(/--font-family-arabic:"Vazirmatn","Roboto"/);
});

it("reads which weight a font of one weight has", async () => {
  const font = await buildFont(fileOf(roboto(700)));
  expect(font.weight).toBe("700");
  // Measured by the bold fonts of devices: bold Roboto in its own place needs no scaling.
  expect(font.fallbacks[0]).toMatchObject({ locals: ["Roboto Bold", "Roboto-Bold"], weight: "400 700" });
  expect(font.fallbacks[0]?.sizeAdjust).toBeCloseTo(1, 3);
});

it.each([
  ["700", "has one weight, 700: all text is bold."],
  ["400", "has one weight, 400: browsers thicken it for bold text."],
  ["400 700", "has the weights 400 to 700."],
  ["500 600", "has the weights 500 to 600, and none below 500 or above 600."],
])("names the weights that a font of %s has and lacks", (weight, note) => {
  expect(weightNote({ family: "Sora", weight, range: "U+20-7E", data: "", fallbacks: [] })).toContain(`The font Sora ${note}`);
});

it("refuses what is no font of the web, or too large a one", () => {
  const font = { family: 'Sora";}', weight: "bold", range: "all", data: "AAAA", fallbacks: [] };
  expect(fontProblems(font)).toHaveLength(4);
  expect(fontProblems({ ...font, data: `d09GM${"A".repeat(200_000)}` }).join()).toContain("150 kB, 120 at most");
});
