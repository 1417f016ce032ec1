// No file of the repository imports itself through others, be it at load, for a type or later (`npm run verify`).
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { at, root } from "../root.ts";
import { findCycles } from "./find-cycles.ts";
import { importGraph } from "./import-graph.ts";

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.js", "*.mjs"], {
  cwd: root,
  encoding: "utf8",
});
const files = tracked
  .split("\n")
  .filter((file) => file !== "")
  .map((file) => at(file));

const cycles = findCycles(importGraph(files));
for (const cycle of cycles) {
  console.log("import cycle:");
  for (const { file, importsNextAs } of cycle) console.log(`  ${relative(root, file)} (${importsNextAs} import of the next)`);
}
console.log(`import cycles: ${cycles.length} in ${files.length} files`);
process.exitCode = cycles.length > 0 ? 1 : 0;
