import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";

/** `not checked`: the run lacked what the case needs. */
export type Outcome = "passed" | "failed" | "not checked";

export interface CaseResult {
  readonly name: string;
  readonly proves: string;
  readonly outcome: Outcome;
  /** What was wrong, or what was lacking. */
  readonly why?: string;
}

export interface Report {
  readonly contract: "version 2";
  readonly checked: "platform" | "vendor";
  readonly url: string;
  /** The answers of a platform where vendors differ, as this run saw them. */
  readonly policy?: AnswerPolicy;
  readonly cases: readonly CaseResult[];
}

const countOf = ({ cases }: Report, outcome: Outcome): number => cases.filter((each) => each.outcome === outcome).length;

export const hasFailed = (report: Report): boolean => countOf(report, "failed") > 0;

const lineOf = ({ name, proves, outcome, why }: CaseResult): string => {
  const line = `${(outcome === "failed" ? "FAILED" : outcome).padEnd(11)}  ${name}: ${proves}`;
  return why === undefined ? line : `${line}\n             ${why}`;
};

const policyLine = ({ policy }: Report): readonly string[] =>
  policy
    ? [
        `policy: ${Object.entries(policy)
          .map(([name, answer]) => `${name} ${answer}`)
          .join(", ")}`,
      ]
    : [];

/** The report as it is printed: a line a case, the reason below one that did not pass, the sums last. */
export function reportText(report: Report): string {
  const sums = (["passed", "failed", "not checked"] as const).map((outcome) => `${countOf(report, outcome)} ${outcome}`);
  return [...report.cases.map(lineOf), ...policyLine(report), `${report.checked} ${report.url}: ${sums.join(", ")}`].join("\n");
}
