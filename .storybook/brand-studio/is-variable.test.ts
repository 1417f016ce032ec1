import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../../packages/toolchain/src/root.ts";
import { isVariable } from "./is-variable.ts";

it.each([
  ["tokens/node_modules/@fontsource/roboto/files/roboto-latin-700-normal.woff2", false],
  ["packages/ui/node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2", true],
])("reads from the tables of a WOFF2 file whether its font is variable: %s", (file, variable) => {
  expect(isVariable(readFileSync(at(file)))).toBe(variable);
});
