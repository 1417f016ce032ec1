import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../root.ts";
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

it("has no step that passes when pictures have changed", () => {
  expect(workflow).toMatch(/chromatic -- --storybook-build-dir \S+\n/);
  expect(workflow).not.toMatch(/--exit-zero-on-changes|--exit-once-uploaded|--auto-accept-changes|continue-on-error/);
});
