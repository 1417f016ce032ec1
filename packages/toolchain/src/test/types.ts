// Type-checks every package, or the named ones, each with its own tsconfig: two at a time, each with one thread, because four
// threads would do half of the work twice.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { at, root } from "../root.ts";

const projects = [
  "tokens",
  ".storybook",
  ".",
  ...globSync("{packages,apps}/*/tsconfig.json", { cwd: root }).map((file) => file.replace("/tsconfig.json", "")),
];

// A file that several packages read is checked in each of them: its error is printed once.
const printed = new Set<string>();

/** Where an error is more often the cause than the effect comes first: a package before the applications that import it. */
const isOfPackage = (error: string) => /^(tokens|packages)\//.test(error);

/** Prints the errors that no other package had, each with the indented lines that explain it. */
function print(output: string): void {
  const errors = output.trimEnd().split(/\n(?! )/);
  for (const error of errors.toSorted((one, two) => Number(isOfPackage(two)) - Number(isOfPackage(one)))) {
    if (printed.has(error)) continue;
    printed.add(error);
    console.log(error);
  }
}

function check(project: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("tsc", ["-p", at(project), "--singleThreaded", "--pretty", "false"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let words = "";
    child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
    child.once("exit", (code) => {
      if (words) print(words);
      resolve(code === 0);
    });
  });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((project) => !projects.includes(project));
if (unknown.length > 0) {
  console.error(`types: no package ${unknown.join(", ")}; there are ${projects.join(", ")}`);
  process.exit(1);
}
const queue = asked.length > 0 ? asked : [...projects];
const results: boolean[] = [];
async function worker(): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) results.push(await check(project));
}
await Promise.all([worker(), worker()]);
const failed = results.filter((passed) => !passed).length;
console.log(`types: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
