import { readFileSync, writeFileSync } from "node:fs";

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
