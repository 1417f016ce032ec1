import { existsSync, readFileSync } from "node:fs";
import { kept } from "./endpoint-table.ts";

/** Prints the table of the last whole run of the server's tests; fails where the contract declares what none of them showed. */
if (!existsSync(kept)) {
  console.error("Nothing to show yet: run pnpm server.");
  process.exitCode = 1;
} else {
  const text = readFileSync(kept, "utf8");
  console.log(text);
  if (text.includes("Never provoked:")) process.exitCode = 1;
}
