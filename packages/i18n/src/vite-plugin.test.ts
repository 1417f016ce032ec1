import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { earlyMessages } from "./vite-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "early-messages-"));
const folders = readdirSync(join(import.meta.dirname, "../locales"));
let html = "";
let files: readonly string[] = [];

beforeAll(async () => {
  const page = '<!doctype html><html><head><meta charset="utf-8" /><script src="/boot.js"></script></head><body></body></html>';
  writeFileSync(join(folder, "index.html"), page.replace("</body>", '<script type="module" src="/main.js"></script></body>'));
  writeFileSync(
    join(folder, "main.js"),
    `import { bundledMessages } from "${join(import.meta.dirname, "loader.ts")}"; bundledMessages("hi", "common");`,
  );
  const built = await build({
    root: folder,
    base: "/play/",
    configFile: false,
    logLevel: "silent",
    plugins: [earlyMessages({ namespaces: ["common", "home"] })],
    build: { write: false },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  files = outputs.map((output) => output.fileName);
  const found = outputs.find((output) => output.fileName === "index.html");
  html = found?.type === "asset" ? String(found.source) : "";
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the page of a build", () => {
  test("names the existing files of the first messages of each language", () => {
    const [, content = ""] = /<meta name="early-messages" data-code="HI" lang="hi" dir="ltr" content="([^"]+)">/.exec(html) ?? [];
    const hrefs = content.split(" ");
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) expect(files).toContain(href.replace("/play/", ""));
    expect(html.match(/name="early-messages"/g)).toHaveLength(folders.length);
  });
  test("keeps its charset first, and the boot script after what it reads", () => {
    expect(html.indexOf("charset")).toBeLessThan(html.indexOf("early-messages"));
    expect(html.lastIndexOf("early-messages")).toBeLessThan(html.indexOf("boot.js"));
  });
  test("has a file for each language × namespace", () => {
    expect(files.filter((file) => file.startsWith("assets/common-"))).toHaveLength(folders.length);
  });
});
