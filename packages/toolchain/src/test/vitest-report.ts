import { existsSync, readFileSync } from "node:fs";

/** The result of a step; `failures` name the failed tests and their errors, for the end of a long run's output. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const linesOfCause = 14;
const shortened = (text: string) => text.split("\n").slice(0, linesOfCause).join("\n  ");

function failuresOf(file: VitestReport["testResults"][number]): string[] {
  const tests = file.assertionResults.filter((test) => test.status === "failed");
  if (tests.length === 0) return file.status === "failed" ? [`${file.name}\n  ${shortened(file.message ?? "")}`] : [];
  return tests.map((test) => `${file.name} › ${test.fullName}\n  ${shortened((test.failureMessages ?? []).join("\n"))}`);
}

/** The report of vitest's JSON reporter; undefined where it wrote none. */
export function readVitestReport(file: string): VitestReport | undefined {
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest's own reporter wrote it, in the form of its version that is pinned
  return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
}

/** Counts the report of vitest's JSON reporter; a missing report counts as one failure. */
export function readReport(file: string): Count {
  const report = readVitestReport(file);
  if (!report) return { passed: 0, failed: 1, failures: ["no report was written"] };
  const failures = report.testResults.flatMap(failuresOf);
  return { passed: report.numPassedTests, failed: report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0), failures };
}
