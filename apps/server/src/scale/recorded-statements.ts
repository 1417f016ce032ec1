import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the statements that the server's tests recorded: a file a worker, a line a statement. */
export const RECORD = join(import.meta.dirname, "../../../../node_modules/.cache/baize/statements");
/** A file beside them when every test of the server ran to its end. */
export const WHOLE = "whole";

export interface Recorded {
  readonly statements: readonly string[];
  /** Whether all tests ran: then a declared statement that is not among them is asked by nothing. */
  readonly whole: boolean;
}

/** Undefined where nothing was recorded. */
export function readRecorded(folder = RECORD): Recorded | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  const lines = names.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  const statements = [...new Set(lines)].filter((line) => line !== "");
  return statements.length > 0 ? { statements, whole: existsSync(join(folder, WHOLE)) } : undefined;
}
