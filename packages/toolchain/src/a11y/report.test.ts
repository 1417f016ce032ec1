import { expect, test } from "vitest";
import { gates } from "../../../../.storybook/gates/gate.ts";
import { reasonsIn, reportProblems, staleness } from "./report-file.ts";
import type { StoryRun } from "./story-run.ts";
import { type AccessibilityReport, merged, rowsOf } from "./summary.ts";

const audit = { exceptions: {}, tabStops: 2, keyboard: false };
const wide = { "320 px": "wide on purpose" };
const tabs = (name: string, more: Partial<StoryRun> = {}): StoryRun => ({
  id: `navigation-tabs--${name.toLowerCase()}`,
  file: "/kit/tabs/tabs.stories.tsx",
  name,
  passed: true,
  audit,
  ...more,
});
const text: StoryRun = { id: "text-text--rest", file: "/kit/text/text.stories.tsx", name: "Rest", passed: true };
const runs = [
  tabs("Rest"),
  tabs("Keys", { audit: { ...audit, keyboard: true } }),
  tabs("Wide", { audit: { ...audit, exceptions: wide } }),
  text,
];
const rows = rowsOf(runs, "2026-11-21");
const report = (components: AccessibilityReport["components"]): AccessibilityReport => ({ version: "1.0.0", gates, components });
const now = { date: "2026-12-01", version: "1.0.0", keys: new Set(["tabs/tabs", "text/text", "badge/badge"]) };
const datesOf = ({ components }: AccessibilityReport) => Object.entries(components).map(([name, { date }]) => [name, date]);

test("a row counts stories, keys and Tab stops, and lists each exception with its reason", () => {
  expect(rows["tabs/tabs"]).toEqual({
    date: "2026-11-21",
    first: "navigation-tabs--rest",
    stories: 3,
    keyboard: 1,
    tabStops: 6,
    exceptions: [{ story: "Wide", gate: "320 px", reason: "wide on purpose" }],
    unaudited: [],
  });
});
test("a story without an audit is listed, and not counted as passed", () => {
  expect(rows["text/text"]).toMatchObject({ stories: 1, unaudited: ["Rest"] });
});
test("a stories file with a failed story loses its row", () => {
  const failing = [tabs("Rest"), tabs("Keys", { passed: false })];
  expect(rowsOf(failing, "2026-12-01")).toEqual({});
  expect(datesOf(merged(report(rows), failing, now))).toEqual([["text/text", "2026-11-21"]]);
});
test("a run of some files keeps the rows of the others, and drops removed files", () => {
  const old = report({
    ...rows,
    "gone/gone": rows["text/text"],
    "badge/badge": rows["text/text"],
  } as AccessibilityReport["components"]);
  expect(datesOf(merged(old, [text], now))).toEqual([
    ["badge/badge", "2026-11-21"],
    ["tabs/tabs", "2026-11-21"],
    ["text/text", "2026-12-01"],
  ]);
});
test("a new version, or another gate, drops all earlier rows", () => {
  expect(datesOf(merged({ ...report(rows), version: "0.9.0" }, [text], now))).toEqual([["text/text", "2026-12-01"]]);
  expect(datesOf(merged({ ...report(rows), gates: gates.slice(1) }, [text], now))).toEqual([["text/text", "2026-12-01"]]);
});
test("reasons are read from the source of stories", () => {
  const source = `parameters: { gates: { "320 px": "wide on purpose" } },
  parameters: {
    gates: {
      "rules: aria-hidden-focus":
        "the list keeps focus: it is open",
    },
    layout: "fullscreen",
  },`;
  expect(reasonsIn(source)).toEqual(["wide on purpose", "the list keeps focus: it is open"]);
});

const sources = { "tabs/tabs": { stories: 3, reasons: ["wide on purpose"] }, "text/text": { stories: 1, reasons: [] } };
test.each([
  ["nothing", report(rows), sources, []],
  [
    "a new story",
    report(rows),
    { ...sources, "text/text": { stories: 2, reasons: [] } },
    ["text/text: 2 stories, 1 in the report"],
  ],
  [
    "another reason",
    report(rows),
    { ...sources, "tabs/tabs": { stories: 3, reasons: ["a frame"] } },
    ['tabs/tabs: excepted because "a frame", in the report "wide on purpose"'],
  ],
  ["a new file", report(rows), { ...sources, "tag/tag": { stories: 1, reasons: [] } }, ["tag/tag: has stories and no row"]],
  ["a file that went", report(rows), { "tabs/tabs": sources["tabs/tabs"] }, ["text/text: has a row and no stories"]],
  ["a release", { ...report(rows), version: "0.9.0" }, sources, ["written of version 0.9.0, this is 1.0.0"]],
  ["a new gate", { ...report(rows), gates: gates.slice(0, 1) }, sources, ["written of the gates rules"]],
])("the report is stale after %s, and says why", (_, written, source, problems) => {
  expect(reportProblems(written, source, "1.0.0")).toEqual(problems);
});
test("the report in the repository is current (renew the named files by npm run a11y:report)", () => {
  expect(staleness()).toEqual([]);
});
