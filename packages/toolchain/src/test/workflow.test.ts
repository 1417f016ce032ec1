import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { at, root } from "../root.ts";
import { allJobs, shardedJobs } from "./steps.ts";

const workflow = readFileSync(at(".github/workflows/test.yml"), "utf8");
const rows = [...workflow.matchAll(/- \{ job: (\w+)(?:, shard: (\d+)\/(\d+))? \}/g)].map(
  ([, job = "", part = "1", of = "1"]) => ({
    job,
    part: Number(part),
    of: Number(of),
  }),
);
const jobs = allJobs({ databaseUrl: "", chromium: "" }).map(({ name }) => name);

it("runs every job of `npm test`, and no other", () => {
  expect([...new Set(rows.map(({ job }) => job))].toSorted()).toEqual(jobs.toSorted());
});

it("runs every shard of a job once, and shards only jobs that can be sharded", () => {
  for (const job of jobs) {
    const own = rows.filter((row) => row.job === job);
    const count = own[0]?.of ?? 0;
    expect([job, own.map(({ part }) => part).toSorted((one, other) => one - other)]).toEqual([
      job,
      Array.from({ length: count }, (_, index) => index + 1),
    ]);
    expect([job, own.every(({ of }) => of === count), count === 1 || shardedJobs.has(job)]).toEqual([job, true, true]);
  }
});

it("gives the package checks the commit that the change begins from, with its history", () => {
  expect(workflow).toContain("BAIZE_API_BASE: ${{ github.event.pull_request.base.sha || github.event.before }}");
  expect(workflow).toContain(`with: { fetch-depth: "\${{ matrix.job == 'checks' && '0' || '1' }}" }`);
});

it("has no step that passes when pictures have changed", () => {
  expect(workflow).toMatch(/chromatic -- --storybook-build-dir \S+\n/);
  expect(workflow).not.toMatch(/--exit-zero-on-changes|--exit-once-uploaded|--auto-accept-changes|continue-on-error/);
});

it("gives each test that asks for a seed a new one by night", () => {
  const nightly = readFileSync(at(".github/workflows/faults.yml"), "utf8");
  const named = [...nightly.matchAll(/npm run --silent (?:unit|server) -- (.+)/g)].flatMap(([, files = ""]) => files.split(" "));
  const asking = globSync("{apps/server,packages/domain}/{src,test}/**/*.test.ts", { cwd: root })
    .filter((file) => readFileSync(at(file), "utf8").includes("process.env.SEED"))
    .map((file) => basename(file, ".test.ts"));
  expect(named.toSorted()).toEqual(asking.toSorted());
});
