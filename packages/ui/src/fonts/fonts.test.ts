import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { fontFolder } from "./cache.ts";
import { type FaceId, FACES } from "./face-table.ts";
import { facesOf } from "./faces-of.ts";
import { savesData } from "./save-data.ts";

const browser = (extra: object) => Object.assign(Object.create(null) as Navigator, extra);

describe("the files of a first view", () => {
  test.each([
    ["hi", ["latin", "rupee", "devanagari"]],
    ["ne", ["latin", "rupee", "devanagari"]],
    ["en", ["latin", "rupee"]],
    ["ar", ["latin", "rupee", "arabic"]],
    ["fa", ["latin", "rupee", "arabic"]],
    ["ur", ["latin", "rupee", "arabic"]],
    ["ur-Latn", ["latin", "rupee"]],
    ["pt-BR", ["latin", "rupee", "latin-more"]],
    ["th", ["latin", "rupee"]],
    ["zh-Hans", ["latin", "rupee"]],
  ] as const)("%s", (language, faces) => expect(facesOf(language, false)).toEqual(faces));
  test("Save-Data loads no Devanagari file", () => {
    expect(facesOf("hi", true)).toEqual(["latin", "rupee"]);
    expect(facesOf("ar", true)).toEqual(["latin", "rupee", "arabic"]);
  });
  test("reads the browser's setting where there is one", () => {
    expect(savesData(browser({ connection: { saveData: true } }))).toBe(true);
    expect(savesData(browser({ connection: {} }))).toBe(false);
    expect(savesData(browser({}))).toBe(false);
  });
});

describe("the built fonts", { timeout: 60_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fontFolder();
  }, 60_000);
  const size = (ids: readonly FaceId[]) => ids.reduce((sum, id) => sum + statSync(join(folder, `${id}.woff2`)).size, 0);

  test.each([
    ["hi", 120],
    ["en", 60],
    ["ar", 80],
    ["fa", 80],
    ["ur", 80],
  ] as const)("a first view in %s loads %i KiB at most", (language, limit) =>
    expect(size(facesOf(language, false)) / 1024).toBeLessThanOrEqual(limit),
  );
  test("have rules that name every file and never hide text", () => {
    const css = readFileSync(join(folder, "faces.css"), "utf8");
    for (const { id } of FACES) expect(css).toContain(`url("./${id}.woff2?no-inline")`);
    expect(css.match(/font-display: swap/g)).toHaveLength(FACES.length);
    expect(css.match(/size-adjust/g)?.length).toBeGreaterThan(0);
  });
});
