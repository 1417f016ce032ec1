// `npm run ledger:docs`: prints the chart of accounts and the postings to docs/ledger.md; a test of the server fails where they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withTables } from "../ledger/ledger-docs.ts";

const file = fileURLToPath(new URL("../../../../docs/ledger.md", import.meta.url));
writeFileSync(file, withTables(readFileSync(file, "utf8")));
