import { existsSync, readFileSync } from "node:fs";
import { FAULTS, kept } from "./endpoint-table.ts";

/**
 * Prints the table of the last whole run of the server's tests; fails where the contract declares what none of them
 * showed, or where there was none since a run that did not come to its end. `npm test` ends the server's tests with it.
 */
const text = existsSync(kept) ? readFileSync(kept, "utf8") : "";
console.log(text || "Nothing to show yet: run pnpm server.");
if (text === "" || text.includes(FAULTS)) process.exitCode = 1;
