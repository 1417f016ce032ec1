// `npm run test:changed -- [base]`: checks a change since `base` in about five minutes on a machine that runs nothing else: format and lint of the changed files, all
// types and messages, then the tests that import the change, the nearest first. Tests that do not fit are listed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { importGraph } from "../cycles/import-graph.ts";
import { at, root } from "../root.ts";
import { findChromium } from "./chromium.ts";
import { chooseTests } from "./choose-tests.ts";
import { readDurations } from "./durations.ts";
import { distancesFrom } from "./distances.ts";
import { runJobs } from "./run-jobs.ts";
import type { Step } from "./step.ts";
import { quickSteps, vitest } from "./steps.ts";

/** Seconds for tests: five minutes less format, lint, types and the start of vitest and a browser. */
const FOR_TESTS = 180;

const git = (...args: string[]): readonly string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\n")
    .filter(Boolean);

/** The commit at which this branch left `main`; on `main` itself, `HEAD` while something is not committed yet, else the commit before. */
function defaultBase(): string {
  const [head] = git("rev-parse", "HEAD");
  const [fork = "HEAD"] = git("merge-base", "HEAD", "main");
  if (fork !== head || git("status", "--porcelain").length > 0) return fork;
  return "HEAD~1";
}

/** Tests that read the row of every endpoint. They import none directly, so their distance is set by hand. */
const OF_ENDPOINTS = ["apps/server/test/contract.test.ts", "apps/server/test/ids-of-others.test.ts"];

const base = process.argv[2] ?? defaultBase();
const changed = [...new Set([...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")])];
const present = changed.filter((file) => existsSync(at(file)));
const isCode = (file: string) => /\.(tsx?|m?js)$/.test(file);
const all = [...new Set([...git("ls-files"), ...present])].filter((file) => isCode(file) && existsSync(at(file)));
const graph = importGraph(all.map((file) => at(file)));
const distance = new Map(
  [
    ...distancesFrom(
      changed.map((file) => at(file)),
      graph,
    ),
  ].map(([file, imports]) => [relative(root, file), imports]),
);
if (changed.some((file) => /^packages\/api\/src\/(routes|contract)\//.test(file)))
  for (const file of OF_ENDPOINTS) distance.set(file, 0);
const { chosen, left } = chooseTests(distance, readDurations(), FOR_TESTS);

const code = present.filter(isCode);
const quick = quickSteps.flatMap((step): Step[] => {
  if (step.name === "unit") return [];
  if (step.name === "format") return [{ ...step, command: ["oxfmt", "--check", "--no-error-on-unmatched-pattern", ...present] }];
  if (step.name === "lint") return code.length > 0 ? [{ ...step, command: [...step.command, ...code] }] : [];
  return [step];
});
const projects = [...new Set(chosen.map(({ project }) => project))];
const needsBrowser = projects.some((project) =>
  ["stories", "components", "visual", "browser", "pages", "storybook"].includes(project),
);
const tests: Step = {
  name: "tests of what changed",
  command: [...vitest(...projects), ...chosen.map(({ file }) => file)],
  env: { DATABASE_URL: "", ...(needsBrowser ? { CHROMIUM_PATH: await findChromium() } : {}) },
  count: "vitest",
};

console.log(`${changed.length} files changed since ${base}; ${chosen.length} test files depend on them.`);
await runJobs([{ name: "changed", steps: present.length === 0 ? [] : [...quick, ...(chosen.length > 0 ? [tests] : [])] }]);
if (left.length > 0)
  console.log(`Not run, for the time: ${left.length} test files (npm test runs them).\n  ${left.join("\n  ")}`);
