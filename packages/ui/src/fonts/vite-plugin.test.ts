import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { fonts } from "./vite-plugin.ts";

const here = (name: string) => JSON.stringify(join(import.meta.dirname, name));
const folder = mkdtempSync(join(tmpdir(), "fonts-"));
let built: ReadonlyMap<string, string>;

beforeAll(async () => {
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html><head><meta charset="utf-8" /></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    join(folder, "main.js"),
    `import ${here("faces.ts")}; import { preloadLinks } from ${here("preload.ts")}; console.log(preloadLinks("hi"));`,
  );
  const results = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [fonts()],
    build: { write: false },
  });
  const outputs = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  built = new Map(outputs.map((output) => [output.fileName, output.type === "asset" ? String(output.source) : output.code]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const text = (pattern: RegExp) => [...built].find(([name]) => pattern.test(name))?.[1] ?? "";

describe("a build", () => {
  test("contains every font as a file, none inside the style sheet, and the licences beside them", () => {
    const names = [...built.keys()];
    for (const id of ["latin", "rupee", "devanagari", "arabic"]) {
      expect(names.filter((name) => name.startsWith(`assets/${id}-`) && name.endsWith(".woff2")).length).toBeGreaterThan(0);
    }
    expect(text(/\.css$/)).not.toContain("data:");
    for (const name of ["anek-latin", "anek-devanagari", "vazirmatn"]) {
      expect(built.get(`assets/OFL-${name}.txt`)).toContain("SIL OPEN FONT LICENSE");
    }
  });
  test("requests Latin in its first bytes and lists the addresses of the other scripts", () => {
    const html = text(/index\.html$/);
    expect(html).toMatch(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/latin-[^"]+\.woff2">/);
    expect(html).toMatch(/<meta name="early-font" data-languages="hi ne" content="\/assets\/devanagari-[^"]+\.woff2">/);
    expect(html.indexOf("charset")).toBeLessThan(html.indexOf("early-font"));
  });
  test("has the addresses for links made in the browser", () => {
    expect(text(/\.js$/)).toMatch(/\/assets\/devanagari-[^"'`]+\.woff2/);
  });
});
