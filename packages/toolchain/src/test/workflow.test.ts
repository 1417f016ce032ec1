import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { at, root } from "../root.ts";
import { allJobs, shardedJobs } from "./steps.ts";

const values = z.record(z.string(), z.union([z.string(), z.number()]));
const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: values.optional(),
  env: values.optional(),
});
const row = z.strictObject({ job: z.string(), shard: z.string().optional() });
const matrix = z.looseObject({ include: z.array(row).default([]) });
const machine = z.looseObject({ strategy: z.object({ matrix }).optional(), steps: z.array(step) });
const workflow = z.object({ jobs: z.record(z.string(), machine) });

const machinesOf = (name: string) => workflow.parse(parse(readFileSync(at(".github/workflows", name), "utf8"))).jobs;
const { test: tests, storybook } = machinesOf("test.yml");
const rows = tests?.strategy?.matrix.include ?? [];
const jobs = allJobs({ databaseUrl: "", chromium: "" }).map(({ name }) => name);

/** A text of the workflow with its expressions computed for one row of the matrix. Throws for an expression of another form. */
function computed(text: string, { job, shard }: z.infer<typeof row>): string {
  return text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => {
    if (expression === "matrix.job") return job;
    const [, format] = /^matrix\.shard && format\('(.+)', matrix\.shard\)$/.exec(expression) ?? [];
    if (format !== undefined) return shard === undefined ? "" : format.replace("{0}", shard);
    const [, name, then, otherwise] = /^matrix\.job == '(\w+)' && '(\w+)' \|\| '(\w+)'$/.exec(expression) ?? [];
    if (then === undefined || otherwise === undefined) throw new Error(`The test cannot compute ${expression}.`);
    return job === name ? then : otherwise;
  });
}

/** The command of the first step that begins so, and its arguments. */
const argsOf = (steps: readonly z.infer<typeof step>[] = [], start: string): string[] =>
  steps
    .find(({ run }) => run?.startsWith(start))
    ?.run?.trim()
    .split(/\s+/) ?? [];

it("runs every job of `npm test`, and no other", () => {
  const run = rows.map((one) => computed(argsOf(tests?.steps, "npm test").join(" "), one).trim());
  expect(run).toEqual(rows.map(({ job, shard }) => `npm test --silent -- ${job}${shard ? ` --shard=${shard}` : ""}`));
  expect([...new Set(rows.map(({ job }) => job))].toSorted()).toEqual(jobs.toSorted());
});

it("runs every shard of a job once, and shards only jobs that can be sharded", () => {
  for (const job of jobs) {
    const shards = rows.filter((one) => one.job === job).map(({ shard }) => shard);
    const count = shards.length;
    const whole = [undefined];
    const parts = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
    expect([job, new Set(shards)]).toEqual([job, new Set(count > 1 ? parts : whole)]);
    expect([job, count === 1 || shardedJobs.has(job)]).toEqual([job, true]);
  }
});

it("gives the package checks the commit that the change begins from, with its history", () => {
  const checkout = tests?.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
  const depths = rows.map((one) => [one.job, computed(String(checkout?.with?.["fetch-depth"]), one)]);
  // 0: every commit.
  expect(depths).toEqual(rows.map(({ job }) => [job, job === "checks" ? "0" : "1"]));
  const base = tests?.steps.find(({ run }) => run?.startsWith("npm test"))?.env?.["BAIZE_API_BASE"];
  const [, sources = ""] = /^\$\{\{ (.+) \}\}$/.exec(String(base)) ?? [];
  expect(sources.split(" || ")).toEqual(["github.event.pull_request.base.sha", "github.event.before"]);
});

it("fails where a step fails, and where a changed picture was not accepted", () => {
  const machines = ["test.yml", "faults.yml"].flatMap((name) => Object.values(machinesOf(name)));
  const steps = machines.flatMap((one) => [one, ...one.steps]);
  expect(steps.filter((one) => "continue-on-error" in one)).toEqual([]);
  // No option by which a changed picture, or an upload without a comparison, passes.
  const uploads = machines.flatMap((one) => one.steps).filter(({ run }) => run?.includes("chromatic"));
  expect(uploads).toHaveLength(1);
  expect(argsOf(storybook?.steps, "npm run --silent chromatic").slice(4)).toEqual([
    "--",
    "--storybook-build-dir",
    "dist/storybook",
  ]);
});

it("gives each test that asks for a seed a new one by night", () => {
  const runs = machinesOf("faults.yml")["seeds"]?.steps.map(({ run = "" }) => run) ?? [];
  const named = runs.flatMap((run) => /^npm run --silent (?:unit|server) -- (.+)$/.exec(run)?.[1]?.split(" ") ?? []);
  const asking = globSync("{apps/server,packages/domain}/{src,test}/**/*.test.ts", { cwd: root })
    .filter((file) => readFileSync(at(file), "utf8").includes("process.env.SEED"))
    .map((file) => basename(file, ".test.ts"));
  expect(named.toSorted()).toEqual(asking.toSorted());
});
