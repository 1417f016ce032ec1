import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { normalStatement } from "../../src/scale/normal-statement.ts";
import { RECORD, WHOLE } from "../../src/scale/recorded-statements.ts";
import { hearing } from "./hear-statements.ts";

/** `RECORD_STATEMENTS=yes pnpm server` keeps what the product asks its database, for `pnpm scale:check`. */
const isAsked = process.env.RECORD_STATEMENTS === "yes";
const heard = new Set<string>();
const noted = new Set<string>();

function note(text: string): void {
  if (heard.has(text)) return;
  heard.add(text);
  const statement = normalStatement(text);
  if (noted.has(statement)) return;
  noted.add(statement);
  mkdirSync(RECORD, { recursive: true });
  appendFileSync(join(RECORD, `${process.pid}.txt`), `${statement}\n`);
}

/** Does what the product does for somebody. Its statements are recorded; those by which a test looks on are not. */
export const asProduct = <T>(work: () => T): T => (isAsked ? hearing(note, work) : work());

/** Forgets what an earlier run recorded. */
export function beginRecord(): void {
  if (isAsked) rmSync(RECORD, { recursive: true, force: true });
}

/** Says that every test was heard. */
export function endRecord(): void {
  if (!isAsked) return;
  mkdirSync(RECORD, { recursive: true });
  writeFileSync(join(RECORD, WHOLE), "");
}
