import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { normalStatement } from "../../src/scale/normal-statement.ts";
import { RECORD, WHOLE } from "../../src/scale/recorded-statements.ts";
import { observeStatements } from "./observe-statements.ts";

/** `RECORD_STATEMENTS=yes npm run server` records the product's SQL statements, for `npm run scale:check`. */
const isAsked = process.env.RECORD_STATEMENTS === "yes";
const texts = new Set<string>();
const noted = new Set<string>();

function note(text: string): void {
  if (texts.has(text)) return;
  texts.add(text);
  const statement = normalStatement(text);
  if (noted.has(statement)) return;
  noted.add(statement);
  mkdirSync(RECORD, { recursive: true });
  appendFileSync(join(RECORD, `${process.pid}.txt`), `${statement}\n`);
}

/** Runs work of the product and records its statements. Queries of the test itself are not recorded. */
export const asProduct = <T>(work: () => T): T => (isAsked ? observeStatements(note, work) : work());

/** Removes the record of an earlier run. */
export function beginRecord(): void {
  if (isAsked) rmSync(RECORD, { recursive: true, force: true });
}

/** Marks the record as that of every test. */
export function endRecord(): void {
  if (!isAsked) return;
  mkdirSync(RECORD, { recursive: true });
  writeFileSync(join(RECORD, WHOLE), "");
}
