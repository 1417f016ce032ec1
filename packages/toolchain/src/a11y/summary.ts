import { type Gate, gates } from "../../../../.storybook/gates/gate.ts";
import { rowKey } from "./stories-files.ts";
import type { StoryRun } from "./story-run.ts";

export interface Exception {
  readonly story: string;
  readonly gate: string;
  readonly reason: string;
}
/** The row of one stories file: every story passed every gate, except for the listed exceptions. */
export interface Row {
  /** When these stories ran: `2026-11-21`. */
  readonly date: string;
  /** The first of its stories, by Storybook's id. */
  readonly first: string;
  readonly stories: number;
  /** Stories that are run by keys, in both directions. */
  readonly keyboard: number;
  /** Elements that Tab reaches in all stories: with none, the focus gates checked nothing. */
  readonly tabStops: number;
  readonly exceptions: readonly Exception[];
  /** Stories without an audit. */
  readonly unaudited: readonly string[];
}
export type Rows = Readonly<Record<string, Row>>;
/** `packages/ui/accessibility.json`: what the page of the same name shows. */
export interface AccessibilityReport {
  readonly version: string;
  /** The gates of every row. */
  readonly gates: readonly Gate[];
  /** By `rowKey` of their stories file. */
  readonly components: Rows;
}

function rowOf(runs: readonly StoryRun[], date: string): Row {
  const audits = runs.flatMap(({ audit }) => audit ?? []);
  return {
    date,
    first: runs[0]?.id ?? "",
    stories: runs.length,
    keyboard: audits.filter(({ keyboard }) => keyboard).length,
    tabStops: audits.reduce((sum, { tabStops }) => sum + tabStops, 0),
    exceptions: runs.flatMap(({ name: story, audit }) =>
      Object.entries(audit?.exceptions ?? {}).map(([gate, reason]) => ({ story, gate, reason })),
    ),
    unaudited: runs.filter(({ audit }) => !audit).map(({ name }) => name),
  };
}

interface Now {
  /** `2026-11-21`. */
  readonly date: string;
  readonly version: string;
  /** The keys of all stories files. */
  readonly keys: ReadonlySet<string>;
}

const keyOf = ({ file }: StoryRun) => rowKey(file);

/** One row for each stories file that ran and passed. */
export function rowsOf(runs: readonly StoryRun[], date: string): Rows {
  const files = [...Map.groupBy(runs, keyOf)].filter(([, own]) => own.every(({ passed }) => passed));
  return Object.fromEntries(files.map(([key, own]) => [key, rowOf(own, date)]));
}

/**
 * The report before, with the rows of the stories that ran now. A stories file that failed or is gone has no row; rows of
 * another version or of other gates are dropped.
 */
export function merged(before: AccessibilityReport, runs: readonly StoryRun[], now: Now): AccessibilityReport {
  const ran = new Set(runs.map(keyOf));
  const isSame = before.version === now.version && before.gates.join() === gates.join();
  const kept = Object.entries(isSame ? before.components : {}).filter(([key]) => !ran.has(key));
  const all = [...kept, ...Object.entries(rowsOf(runs, now.date))].filter(([key]) => now.keys.has(key));
  const components = Object.fromEntries(all.toSorted(([one], [two]) => one.localeCompare(two, "en")));
  return { version: now.version, gates, components };
}
