import { existsSync, readFileSync } from "node:fs";
import { gates } from "../../../../.storybook/gates/gate.ts";
import { uiVersion } from "../package/kit/components.ts";
import { storiesOf } from "../package/kit/stories.ts";
import { readOwnJson } from "../package/json.ts";
import { at } from "../root.ts";
import { rowKey, storiesFiles } from "./stories-files.ts";
import type { AccessibilityReport } from "./summary.ts";

export const reportFile = at("packages/ui/accessibility.json");

/** The report as last written by `npm run a11y:report`. */
export function reportBefore(): AccessibilityReport {
  return existsSync(reportFile) ? readOwnJson<AccessibilityReport>(reportFile) : { version: "", gates: [], components: {} };
}

/** The facts of one stories file, from its source. */
export interface Source {
  readonly stories: number;
  /** The reasons of its exceptions from gates, as the stories write them. */
  readonly reasons: readonly string[];
}

const exceptions = /\bgates: \{([^{}]*)\}/g;
const reasons = /:\s*"((?:[^"\\]|\\.)*)"(?=\s*(?:,|$))/g;

/** The reasons of all exceptions in a stories file. */
export const reasonsIn = (text: string): readonly string[] =>
  [...text.matchAll(exceptions)].flatMap(([, inner = ""]) => [...inner.matchAll(reasons)].map(([, reason = ""]) => reason));

/** Stories files by the keys of their rows, read from their source without running a story. */
export function storySources(): Readonly<Record<string, Source>> {
  return Object.fromEntries(
    storiesFiles().map((file) => [
      rowKey(file),
      { stories: storiesOf(file)?.names.length ?? 0, reasons: reasonsIn(readFileSync(file, "utf8")) },
    ]),
  );
}

const say = (all: ReadonlySet<string>) => [...all].toSorted().join(" | ");

function rowProblems(key: string, source: Source | undefined, row: AccessibilityReport["components"][string] | undefined) {
  if (!row) return [`${key}: has stories and no row`];
  if (!source) return [`${key}: has a row and no stories`];
  const [now, written] = [new Set(source.reasons), new Set(row.exceptions.map(({ reason }) => reason))];
  return [
    ...(row.stories === source.stories ? [] : [`${key}: ${source.stories} stories, ${row.stories} in the report`]),
    ...(say(now) === say(written) ? [] : [`${key}: excepted because "${say(now)}", in the report "${say(written)}"`]),
  ];
}

/** Stories files whose rows differ from the source; `npm run a11y:report` with these keys renews them. */
export function reportProblems(
  report: AccessibilityReport,
  sources: Readonly<Record<string, Source>>,
  version: string,
): readonly string[] {
  const keys = new Set([...Object.keys(sources), ...Object.keys(report.components)]);
  return [
    ...(report.version === version ? [] : [`written of version ${report.version}, this is ${version}`]),
    ...(report.gates.join() === gates.join() ? [] : [`written of the gates ${report.gates.join(", ")}`]),
    ...[...keys].toSorted().flatMap((key) => rowProblems(key, sources[key], report.components[key])),
  ];
}

/** Compares the committed report with the source. */
export const staleness = (): readonly string[] => reportProblems(reportBefore(), storySources(), uiVersion());
