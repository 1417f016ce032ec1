import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { gates } from "../../../../.storybook/gates/gate.ts";
import { uiVersion } from "../package/kit/components.ts";
import { storiesOf } from "../package/kit/stories.ts";
import { readOwnJson } from "../package/json.ts";
import { at } from "../root.ts";
import type { AccessibilityReport } from "./summary.ts";

export const reportFile = at("packages/ui/accessibility.json");

/** The report as last written by `pnpm a11y:report`. */
export function reportBefore(): AccessibilityReport {
  return existsSync(reportFile) ? readOwnJson<AccessibilityReport>(reportFile) : { version: "", gates: [], components: {} };
}

/** The facts of one folder of stories, from its source. */
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

/** Folders whose stories are tests now, read from their source without running a story. */
export function storySources(): Readonly<Record<string, Source>> {
  const files = globSync(
    ["packages/ui/src/*/*.stories.tsx", "apps/site/stories/**/*.stories.tsx", ".storybook/*/*.stories.tsx"],
    {
      cwd: at(),
    },
  )
    .map((file) => at(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => !text.includes('"!test"'));
  const folders = Map.groupBy(files, ({ file }) => basename(dirname(file)));
  return Object.fromEntries(
    [...folders].map(([folder, own]) => [
      folder,
      {
        stories: own.reduce((sum, { file }) => sum + (storiesOf(file)?.names.length ?? 0), 0),
        reasons: own.flatMap(({ text }) => reasonsIn(text)),
      },
    ]),
  );
}

const say = (all: ReadonlySet<string>) => [...all].toSorted().join(" | ");

function rowProblems(folder: string, source: Source | undefined, row: AccessibilityReport["components"][string] | undefined) {
  if (!row) return [`${folder}: has stories and no row`];
  if (!source) return [`${folder}: has a row and no stories`];
  const [now, written] = [new Set(source.reasons), new Set(row.exceptions.map(({ reason }) => reason))];
  return [
    ...(row.stories === source.stories ? [] : [`${folder}: ${source.stories} stories, ${row.stories} in the report`]),
    ...(say(now) === say(written) ? [] : [`${folder}: excepted because "${say(now)}", in the report "${say(written)}"`]),
  ];
}

/** Folders whose rows differ from the source; `pnpm a11y:report` with these folders renews them. */
export function reportProblems(
  report: AccessibilityReport,
  sources: Readonly<Record<string, Source>>,
  version: string,
): readonly string[] {
  const folders = new Set([...Object.keys(sources), ...Object.keys(report.components)]);
  return [
    ...(report.version === version ? [] : [`written of version ${report.version}, this is ${version}`]),
    ...(report.gates.join() === gates.join() ? [] : [`written of the gates ${report.gates.join(", ")}`]),
    ...[...folders].toSorted().flatMap((folder) => rowProblems(folder, sources[folder], report.components[folder])),
  ];
}

/** Compares the committed report with the source. */
export const staleness = (): readonly string[] => reportProblems(reportBefore(), storySources(), uiVersion());
