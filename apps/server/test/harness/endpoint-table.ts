import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { COMMON_ERRORS, CRYPTO_ERRORS, IDEMPOTENCY_ERRORS, REAL_ERRORS, TOKEN_ERRORS } from "@baize/api/route-errors";
import { ROWS } from "./rows.ts";
import { UNPROVOKED } from "./unprovoked.ts";

const shared: ReadonlySet<string> = new Set([
  ...COMMON_ERRORS,
  ...TOKEN_ERRORS,
  ...CRYPTO_ERRORS,
  ...IDEMPOTENCY_ERRORS,
  ...REAL_ERRORS,
]);
/** Where the last full run leaves the table for `npm run endpoints`. */
export const kept = join(import.meta.dirname, "../../../../node_modules/.cache/baize/endpoints.md");
/** The beginning of a note that fails the run. */
export const BROKEN = "broken:";
/** Separates the table from the faults below it. */
export const FAULTS = "What no test showed, or showed to be broken:";

type Codes = ReadonlySet<string>;
const ownOf = (row: Endpoint): string[] => [...new Set(row.errors ?? [])];
const reasonFor = (row: Endpoint, code: string): string | undefined => UNPROVOKED[`${row.id} ${code}`];

function notesIn(folder: string): readonly string[] {
  return [...new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n")))];
}

function codesBy(notes: readonly string[]): (row: Endpoint) => Codes {
  const codes = new Map(ROWS.map(({ id }) => [id, new Set<string>()]));
  for (const note of notes) {
    const [id = "", code = ""] = note.split(" ");
    codes.get(id)?.add(code);
  }
  return ({ id }) => codes.get(id) ?? new Set();
}

function lineOf(row: Endpoint, codes: Codes): string {
  const by = ownOf(row).map((code) => (codes.has(code) ? code : `~~${code}~~ (${reasonFor(row, code) ?? "not provoked"})`));
  const flags = [...codes].filter((code) => shared.has(code) && !ownOf(row).includes(code)).length;
  return `| ${row.id} | ${row.method} ${row.path} | ${codes.has("ok") ? "yes" : "no"} | ${by.join(", ") || "–"} | ${flags} |`;
}

function faultsOf(notes: readonly string[], codesOf: (row: Endpoint) => Codes): string[] {
  const excused = Object.keys(UNPROVOKED);
  return [
    ...notes.filter((note) => note.startsWith(BROKEN)),
    ...ROWS.filter((row) => !codesOf(row).has("ok")).map(({ id }) => `${id} was never answered`),
    ...ROWS.flatMap((row) =>
      ownOf(row)
        .filter((code) => !codesOf(row).has(code) && !reasonFor(row, code))
        .map((code) => `${row.id}: ${code} was never provoked`),
    ),
    ...[...shared]
      .filter((code) => !ROWS.some((row) => codesOf(row).has(code)) && !excused.includes(code))
      .map((code) => `${code} was provoked nowhere`),
    ...excused
      .filter((key) => ROWS.some((row) => [...codesOf(row)].some((code) => [code, `${row.id} ${code}`].includes(key))))
      .map((key) => `${key} is provoked: its exception has no reason any more`),
  ];
}

function sumOf(codesOf: (row: Endpoint) => Codes): string {
  const answered = ROWS.filter((row) => codesOf(row).has("ok")).length;
  const declared = ROWS.flatMap((row) => ownOf(row).map((code) => codesOf(row).has(code)));
  const provoked = declared.filter(Boolean).length;
  const excused = Object.keys(UNPROVOKED).length;
  return `${ROWS.length} endpoints, ${answered} answered; ${declared.length} declared errors, ${provoked} provoked, ${excused} excused.`;
}

/** Writes endpoint × declared errors × provoked for `npm run endpoints`, with faults below; for a full run only. */
export function checkProvoked(folder: string, whole: boolean): void {
  if (!existsSync(folder)) return;
  const notes = notesIn(folder);
  const codesOf = codesBy(notes);
  const head = "| endpoint | call | answered | errors of its own, provoked | of its flags |\n| --- | --- | --- | --- | --- |";
  const table = [head, ...ROWS.map((row) => lineOf(row, codesOf(row)))].join("\n");
  mkdirSync(join(kept, ".."), { recursive: true });
  writeFileSync(whole ? kept : `${kept}.part`, `${table}\n\n${sumOf(codesOf)}\n`);
  const faults = whole ? faultsOf(notes, codesOf) : [];
  if (faults.length > 0) appendFileSync(kept, `\n${FAULTS}\n${faults.map((fault) => `- ${fault}\n`).join("")}`);
}
