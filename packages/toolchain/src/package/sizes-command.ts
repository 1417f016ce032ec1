// `npm run sizes`: prints the size of each subpath beside the table. `--write` renews the table, components.json and the API reports.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { textTable } from "../bench/text-table.ts";
import { writeApiReport } from "./api/report.ts";
import { buildPackages } from "./build.ts";
import { newConsumer } from "./consumer.ts";
import { writeJson } from "./json.ts";
import { writeKitFiles } from "./kit/kit-files.ts";
import { subjects } from "./subjects.ts";
import { measureSizes, sizeProblems, type Sizes, sizesFile, sizesTable } from "./sizes.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

async function measured(): Promise<Sizes> {
  await buildPackages();
  const consumer = newConsumer();
  try {
    const sizes = await measureSizes(consumer);
    if (values.write) for (const subject of subjects) writeApiReport(consumer, subject);
    return sizes;
  } finally {
    rmSync(consumer.folder, { recursive: true, force: true });
  }
}

const sizes = await measured();
const rows = Object.entries(sizes).map(([subpath, { js, lazy, css }]) => [subpath, js, lazy === undefined ? "" : lazy, css]);
console.log(textTable([["KiB, brotli, over React", "JavaScript", "lazy", "CSS"], ...rows]));
if (values.write) {
  writeJson(sizesFile, sizes);
  await writeKitFiles(sizes);
} else {
  const problems = sizeProblems(sizesTable(), sizes);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
