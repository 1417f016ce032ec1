import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import baize from "../brands/baize.json" with { type: "json" };

// A package outside of the workspace that uses public paths alone, as a brand's own repository would.
const folder = mkdtempSync(join(tmpdir(), "brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = `
import { readFileSync } from "node:fs";
import { defineBrand } from "@baize/tokens/define-brand";
import { brandCss } from "@baize/tokens/css";
try {
  process.stdout.write(brandCss(defineBrand(JSON.parse(readFileSync(process.argv[2], "utf8")))));
} catch (error) {
  process.stdout.write(error.message);
}`;

function run(file: string, source: object): string {
  const at = join(folder, file);
  writeFileSync(at, JSON.stringify(source));
  return execFileSync(process.execPath, ["build.mjs", at], { cwd: folder, encoding: "utf8" });
}

describe("a brand made outside the workspace", () => {
  mkdirSync(join(folder, "node_modules/@baize"), { recursive: true });
  symlinkSync(join(import.meta.dirname, ".."), join(folder, "node_modules/@baize/tokens"));
  writeFileSync(join(folder, "build.mjs"), program);
  const source = { name: "other", title: "Other", mark: "<path d='M0 0h34v34z'/>", tokens: baize, light: {}, dark: {} };

  it("gets its style sheet from one file", () => {
    expect(run("other.brand.json", source)).toMatch(/^@layer .*\[data-brand=other\]\{.*--color-surface-page:#/s);
  });
  it("gets an error that lists its problems", () => {
    const { radius: _, ...tokens } = baize;
    expect(run("half.brand.json", { ...source, tokens })).toContain('"radius.card" is missing');
  });
});
