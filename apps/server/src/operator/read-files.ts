import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "../platform/config/start-error.ts";

function textOf(name: string): string {
  try {
    return readFileSync(resolve(name), "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no reason given";
    throw new StartError(`The file ${resolve(name)} cannot be read: ${reason}.`);
  }
}

/** The texts of the files that these arguments name. They are read here, because the server may run on another machine. */
export function readFiles(keys: readonly string[], input: Readonly<Record<string, string>>): Record<string, string> {
  const named = keys.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]] as const]));
  return Object.fromEntries(named.map(([key, name]) => [key, textOf(name)]));
}
