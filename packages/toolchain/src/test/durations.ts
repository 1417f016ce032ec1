import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { at, root } from "../root.ts";
import { readVitestReport } from "./vitest-report.ts";

/** Where runs store the duration of each test file, for `npm run test:changed`. */
const kept = at("node_modules/.cache/baize/durations.json");

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "number");
}

/** Seconds by test file, from the root, of files that have run here. */
export function readDurations(): Readonly<Record<string, number>> {
  const value: unknown = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
  return isNumbers(value) ? value : {};
}

/** Adds the durations of vitest's JSON report; a run without a report adds nothing. */
export function keepDurations(report: string): void {
  const found = readVitestReport(report)?.testResults ?? [];
  if (found.length === 0) return;
  const added = found.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000] as const);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readDurations(), ...Object.fromEntries(added) }));
}
