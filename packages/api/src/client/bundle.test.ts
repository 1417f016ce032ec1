import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";

const statics = /^import (?!type )(?:[^;"]*? from )?"([^"]+)";/gm;

/** Every module that loading a file brings along, as far as this package goes, and the names of foreign ones. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, source = ""] of readFileSync(file, "utf8").matchAll(statics)) {
    if (source.startsWith(".")) reach(resolve(dirname(file), source), seen);
    else seen.add(source);
  }
  return seen;
}
const foreign = (file: string) => [...reach(resolve(import.meta.dirname, file))].filter((name) => !name.startsWith("/"));

it("keeps schemas and encryption out of a page's first view", () => {
  expect([...foreign("client.ts"), ...foreign("query-key.ts"), ...foreign("api-error.ts")]).toEqual([]);
});

it("loads both later, which proves that the check above can fail", () => {
  expect(foreign("check.ts")).toContain("zod/mini");
  expect(foreign("../envelope/seal.ts")).toContain("jose/jwe/compact/encrypt");
});
