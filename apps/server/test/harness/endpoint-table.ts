import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTRACT, endpointOf } from "@baize/api/contract";
import type { Endpoint } from "@baize/api/endpoint";
import { COMMON_ERRORS, CRYPTO_ERRORS, IDEMPOTENCY_ERRORS, REAL_ERRORS, TOKEN_ERRORS } from "@baize/api/flag-errors";
import { UNPROVOKED } from "./unprovoked.ts";

const rows: readonly Endpoint[] = Object.values(CONTRACT).map(({ id }) => endpointOf(id));
const shared: ReadonlySet<string> = new Set([
  ...COMMON_ERRORS,
  ...TOKEN_ERRORS,
  ...CRYPTO_ERRORS,
  ...IDEMPOTENCY_ERRORS,
  ...REAL_ERRORS,
]);
/** Where the last whole run leaves the table for `pnpm endpoints`. */
export const kept = join(import.meta.dirname, "../../../../node_modules/.cache/baize/endpoints.md");

type Provoked = ReadonlyMap<string, ReadonlySet<string>>;

function read(folder: string): Provoked {
  const codes = new Map<string, Set<string>>();
  const matchers = rows.map(
    ({ id, method, path }) => [id, new RegExp(`^${method} ${path.replaceAll(/:[A-Za-z]+/g, "[^/ ]+")} (\\S+)$`)] as const,
  );
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  for (const line of new Set(lines)) {
    for (const [id, matcher] of matchers) {
      const code = matcher.exec(line)?.[1];
      if (code) codes.set(id, (codes.get(id) ?? new Set()).add(code));
    }
  }
  return codes;
}

/** An error of the row's own that no test provoked, and that nobody has given a reason for. */
function missing(row: Endpoint, codes: ReadonlySet<string>): string[] {
  return [...new Set(row.errors ?? [])].filter((code) => !codes.has(code) && !UNPROVOKED[`${row.id} ${code}`]);
}

function lineOf(row: Endpoint, codes: ReadonlySet<string>): string {
  const own = [...new Set(row.errors ?? [])];
  const by = own.map((code) => (codes.has(code) ? code : `~~${code}~~ (${UNPROVOKED[`${row.id} ${code}`] ?? "not provoked"})`));
  const flags = [...codes].filter((code) => shared.has(code) && !own.some((one) => one === code)).length;
  return `| ${row.id} | ${row.method} ${row.path} | ${codes.has("ok") ? "yes" : "no"} | ${by.join(", ") || "–"} | ${flags} |`;
}

/** Writes endpoint × declared errors × provoked for `pnpm endpoints`, with what a whole run never provoked beneath it. */
export function judgeProvoked(folder: string, whole: boolean): void {
  if (!existsSync(folder)) return;
  const provoked = read(folder);
  const codesOf = (row: Endpoint) => provoked.get(row.id) ?? new Set<string>();
  const head = "| endpoint | call | answered | errors of its own, provoked | of its flags |\n| --- | --- | --- | --- | --- |";
  const table = [head, ...rows.map((row) => lineOf(row, codesOf(row)))].join("\n");
  mkdirSync(join(kept, ".."), { recursive: true });
  writeFileSync(whole ? kept : `${kept}.part`, `${table}\n`);
  if (!whole) return;
  const faults = [
    ...rows.filter((row) => !codesOf(row).has("ok")).map(({ id }) => `${id} was never answered`),
    ...rows.flatMap((row) => missing(row, codesOf(row)).map((code) => `${row.id}: ${code} was never provoked`)),
    ...[...shared]
      .filter((code) => !rows.some((row) => codesOf(row).has(code)) && !UNPROVOKED[code])
      .map((code) => `${code} was provoked nowhere`),
    ...Object.keys(UNPROVOKED).flatMap((key) => {
      const [id = "", code] = key.split(" ");
      return code && provoked.get(id)?.has(code) ? [`${key} is provoked: its exception has no reason any more`] : [];
    }),
  ];
  if (faults.length > 0) appendFileSync(kept, `\nNever provoked:\n${faults.map((fault) => `- ${fault}\n`).join("")}`);
}
