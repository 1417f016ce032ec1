import { readFileSync, writeFileSync } from "node:fs";

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A file that this repository's tools write, or that pnpm has checked: its form is known. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is the assertion that the caller makes
export function readOwnJson<Value>(file: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the form that the file's own writer has
  return readJson(file) as Value;
}

export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
