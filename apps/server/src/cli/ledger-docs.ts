// `pnpm ledger:docs`: prints the chart of accounts and the postings to docs/ledger.md; with `--check`, fails where they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withTables } from "../ledger/ledger-docs.ts";

const file = fileURLToPath(new URL("../../../../docs/ledger.md", import.meta.url));
const before = readFileSync(file, "utf8");
const after = withTables(before);
if (process.argv.includes("--check")) {
  if (before !== after) {
    console.error("docs/ledger.md is not what the tables say: run `pnpm ledger:docs`.");
    process.exitCode = 1;
  }
} else writeFileSync(file, after);
