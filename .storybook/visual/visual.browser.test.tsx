import { describe, expect, test } from "vitest";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";
import kaveri from "../../tokens/brands/kaveri.brand.json" with { type: "json" };
import "@baize/ui/fonts/faces";
import "@baize/ui/styles/base.css";
import "@baize/ui/styles/scripts.css";
import { compare } from "./compare.ts";
import { contactSheet, looksOf } from "./contact.tsx";
import { readPicture, writeDifference, writePicture } from "./picture-file.ts";
import { brandScene, scenes, type VisualScene } from "./scenes.tsx";

const sheet = document.createElement("style");
// Wireframe has a story that looks for leaks; the others are drawn here.
const others = [...brands.filter(({ name }) => name !== "wireframe" && name !== "baize"), draftBrand(readBrand(kaveri))];
const house = brands.filter(({ name }) => name === "baize");
sheet.textContent = [...house, ...others].map(brandCss).join("\n");
document.head.prepend(sheet);

/** `npm run visual:update` */
const renewing = import.meta.env.MODE === "renew";
// From the root of the repository.
const kept = ".storybook/visual/baselines";
const shown = ".vitest/visual";
const way =
  "If the kit is meant to look so now: npm run visual:update, look at the pictures, commit .storybook/visual/baselines.";

const files = import.meta.glob("./baselines/*.png", { query: "?url", import: "default" });

async function pictureProblem(scene: VisualScene, looks?: Parameters<typeof contactSheet>[1]): Promise<string> {
  const { picture, illegible } = await contactSheet(scene, looks);
  return illegible.join("\n") || (await compared(scene, picture));
}

async function compared(scene: VisualScene, actual: ImageData): Promise<string> {
  const path = `${kept}/${scene.name}.png`;
  const expected = await readPicture(path);
  if (!expected) {
    if (renewing) await writePicture(path, actual);
    return renewing ? "" : `${scene.name} has no picture yet. ${way}`;
  }
  const { same, reason, blocks } = compare(actual, expected);
  if (same) return "";
  if (renewing) {
    await writePicture(path, actual);
    return "";
  }
  await writePicture(`${shown}/${scene.name}.actual.png`, actual);
  await writeDifference(`${shown}/${scene.name}.diff.png`, actual, blocks);
  return `${scene.name} looks otherwise: ${reason}. See .vitest/visual/${scene.name}.actual.png and .diff.png. ${way}`;
}

describe("the kit in light and dark, left to right and right to left", () => {
  test.each(scenes)("$name", async (scene) => {
    expect(await pictureProblem(scene)).toBe("");
  });
});

describe("each other brand in light and dark, as a picture and legible", () => {
  test.each(others.map(({ name }) => name))("%s", async (name) => {
    expect(await pictureProblem(brandScene(name), looksOf(name))).toBe("");
  });
});

test("has no baseline without a scene", () => {
  const names = new Set(
    [...scenes, ...others.map((brand) => brandScene(brand.name))].map(({ name }) => `./baselines/${name}.png`),
  );
  expect(Object.keys(files).filter((path) => !names.has(path))).toEqual([]);
});
