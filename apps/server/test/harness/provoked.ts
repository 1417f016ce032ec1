import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { safeParse } from "zod/mini";
import { inject } from "vitest";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { codesOf } from "@baize/api/route-errors";
import { BROKEN } from "./endpoint-table.ts";
import { rowAt } from "./rows.ts";

/**
 * Where the workers of one run note their answers, beside the shared template. A partial run adds to a folder of its own name.
 */
export const provokedFolder = (template: string): string => process.env.PROVOKED_DIR ?? join(dirname(template), "provoked");

const noted = new Set<string>();

function note(line: string): void {
  if (noted.has(line)) return;
  noted.add(line);
  const folder = provokedFolder(inject("template"));
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null && name in body ? Reflect.get(body, name) : undefined;

/** The rule of its endpoint that an answer breaks: an output that the schema refuses, or an undeclared error. */
function breachOf(row: Endpoint, status: number, body: unknown): string | undefined {
  if (status < 400) {
    const issues = safeParse(row.output, row.raw ? body : field(body, "value")).error?.issues;
    return issues && `its answer breaks the schema (${JSON.stringify(issues.slice(0, 2))})`;
  }
  const code = field(body, "code");
  return codesOf(row).some((one) => one === code) ? undefined : `it does not declare ${String(code)}`;
}

/**
 * Checks an answer by its endpoint, and notes `ok` or its code: the endpoint table is made of the notes after all tests. A
 * violation is noted too, because a test could mistake the error thrown here for the refusal that it expects.
 */
export async function noteAnswer({ method, url }: Request, answer: Response): Promise<void> {
  const row = rowAt(method, new URL(url).pathname);
  if (!row || answer.status === 304) return;
  const body: unknown = await answer.clone().json();
  const breach = breachOf(row, answer.status, body);
  note(`${row.id} ${answer.status < 400 ? "ok" : String(field(body, "code"))}`);
  if (!breach) return;
  note(`${BROKEN} ${row.id}: ${breach}`);
  throw new Error(`${row.id}: ${breach}`);
}
