// Type-checks every package with its own tsconfig, two at a time, each with one thread: four threads would do half of the work
// twice.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { at, root } from "../root.ts";

const projects = [
  "tokens",
  ".storybook",
  ".",
  ...globSync("{packages,apps}/*/tsconfig.json", { cwd: root }).map((file) => file.replace("/tsconfig.json", "")),
];

function check(project: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("tsc", ["-p", at(project), "--singleThreaded", "--pretty", "false"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let words = "";
    child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
    child.once("exit", (code) => {
      if (words) console.log(words.trimEnd());
      resolve(code === 0);
    });
  });
}

const queue = [...projects];
const results: boolean[] = [];
async function worker(): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) results.push(await check(project));
}
await Promise.all([worker(), worker()]);
const failed = results.filter((passed) => !passed).length;
console.log(`types: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
