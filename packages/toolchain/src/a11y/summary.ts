import { basename, dirname } from "node:path";
import { type Gate, gates } from "../../../../.storybook/gates/gate.ts";
import type { StoryRun } from "./story-run.ts";

export interface Exception {
  readonly story: string;
  readonly gate: string;
  readonly reason: string;
}
/** One component's row: every story passed every gate, except for the listed exceptions. */
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
  /** By the folder of its stories. */
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
  /** Folders that have stories. */
  readonly folders: ReadonlySet<string>;
}

const folderOf = ({ file }: StoryRun) => basename(dirname(file));

/** One row for each folder of stories that ran and passed. */
export function rowsOf(runs: readonly StoryRun[], date: string): Rows {
  const folders = [...Map.groupBy(runs, folderOf)].filter(([, own]) => own.every(({ passed }) => passed));
  return Object.fromEntries(folders.map(([folder, own]) => [folder, rowOf(own, date)]));
}

/**
 * The report before, with the rows of the stories that ran now. A folder that failed or is gone has no row; rows of another
 * version or of other gates are dropped.
 */
export function merged(before: AccessibilityReport, runs: readonly StoryRun[], now: Now): AccessibilityReport {
  const ran = new Set(runs.map(folderOf));
  const isSame = before.version === now.version && before.gates.join() === gates.join();
  const kept = Object.entries(isSame ? before.components : {}).filter(([folder]) => !ran.has(folder));
  const all = [...kept, ...Object.entries(rowsOf(runs, now.date))].filter(([folder]) => now.folders.has(folder));
  const components = Object.fromEntries(all.toSorted(([one], [two]) => one.localeCompare(two, "en")));
  return { version: now.version, gates, components };
}
