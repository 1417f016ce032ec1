import { existsSync, readFileSync } from "node:fs";
import { FAULTS, kept } from "./endpoint-table.ts";

/**
 * Prints the table of the last full run of the server's tests. Fails where the contract declares an error that no test
 * provoked, or where no full run has finished since. `npm test` ends the server's tests with it.
 */
const text = existsSync(kept) ? readFileSync(kept, "utf8") : "";
console.log(text || "Nothing to show yet: run npm run server.");
if (text === "" || text.includes(FAULTS)) process.exitCode = 1;
