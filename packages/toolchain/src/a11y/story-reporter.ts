// A reporter of vitest: writes the audit results of each story to the file that BAIZE_STORY_RUNS names.
import { writeFileSync } from "node:fs";
import type { TestCase } from "vitest/node";
import type { StoryAudit, StoryRun } from "./story-run.ts";

interface StoryData {
  readonly storyId?: string;
  readonly reports?: readonly { readonly type: string; readonly result: unknown }[];
}

/** Storybook stores a story's data in its test's metadata, for which vitest has no type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const dataOf = (test: TestCase) => test.meta() as StoryData;

/** Our own hook wrote it (.storybook/preview.tsx). */
const auditOf = ({ reports = [] }: StoryData) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  reports.find(({ type }) => type === "baize-gates")?.result as StoryAudit | undefined;

export default class StoryReporter {
  private readonly runs: StoryRun[] = [];

  onTestCaseResult(test: TestCase): void {
    const data = dataOf(test);
    const { storyId: id = "" } = data;
    const audit = auditOf(data);
    const run = { id, file: test.module.moduleId, name: test.name, passed: test.result().state === "passed" };
    this.runs.push(audit ? { ...run, audit } : run);
  }

  onTestRunEnd(): void {
    const file = process.env.BAIZE_STORY_RUNS;
    if (file) writeFileSync(file, JSON.stringify(this.runs));
  }
}
