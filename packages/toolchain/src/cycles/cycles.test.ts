import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findCycles } from "./find-cycles.ts";
import { importGraph } from "./import-graph.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "baize-cycles-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The cycles among these files, each as its files with the kind of import that leads on. */
function cyclesOf(files: Readonly<Record<string, string>>): string[][] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const graph = importGraph(Object.keys(files).map((name) => join(folder, name)));
  return findCycles(graph).map((cycle) => cycle.map(({ file, importsNextAs }) => `${relative(folder, file)} ${importsNextAs}`));
}

it.each([
  ["a static import", 'import { a } from "./a.ts";\nexport const b = a;', "static"],
  ["an import for its effects", 'import "./a.ts";', "static"],
  ["a re-export", 'export * from "./a.ts";', "static"],
  ["a type import", 'import type { A } from "./a.ts";\nexport type B = A;', "type"],
  ["an import of types by name", 'import { type A } from "./a.ts";\nexport type B = A;', "type"],
  ["a type named where it is used", 'export type B = import("./a.ts").A;', "type"],
  ["a re-exported type", 'export type { A } from "./a.ts";', "type"],
  ["a dynamic import", 'export const load = () => import("./a.ts");', "dynamic"],
])("finds a cycle that %s closes", (_, text, kind) => {
  expect(cyclesOf({ "a.ts": 'import "./b.ts";\nexport const a = 1;\nexport type A = string;', "b.ts": text })).toEqual([
    ["a.ts static", `b.ts ${kind}`],
  ]);
});

it("finds a file that imports itself", () => {
  expect(cyclesOf({ "a.ts": 'export const again = () => import("./a.ts");' })).toEqual([["a.ts dynamic"]]);
});

it("finds a cycle of three behind files outside of it", () => {
  const files = {
    "start.ts": 'import "./a.ts";',
    "a.ts": 'import "./b.ts";',
    "b.ts": 'import "./c.ts";\nimport "./end.ts";',
    "c.ts": 'export const load = () => import("./a.ts");',
    "end.ts": "export {};",
  };
  expect(cyclesOf(files)).toEqual([["a.ts static", "b.ts static", "c.ts dynamic"]]);
});

it("finds no cycle where two files import a third", () => {
  const files = { "a.ts": 'import "./b.ts";\nimport "./c.ts";', "b.ts": 'import "./c.ts";', "c.ts": "export {};" };
  expect(cyclesOf(files)).toEqual([]);
});

it("refuses a file that does not parse", () => {
  expect(() => cyclesOf({ "a.ts": "import {" })).toThrow("a.ts");
});
