import type { AccessibilityReport, Row } from "../../a11y/summary.ts";
import { SECTIONS } from "../../../../ui/src/story/page-sections.ts";
import type { BuiltFrom } from "./built-from.ts";
import type { Component } from "./components.ts";

type Fact = Pick<Component, "name" | "import" | "group" | "keyboard" | "docs" | "size"> & {
  readonly accessibility: Pick<Component["accessibility"], "keyboard">;
};

export interface KitFacts {
  readonly components: readonly Fact[];
  readonly report: AccessibilityReport;
  /** Source of `.storybook/visual/scenes.tsx`, read as text: importing it would load every story. */
  readonly scenes: string;
  /** What the source of a component says. */
  readonly builtFrom: (component: Fact) => BuiltFrom;
}

const folderOf = (component: Fact) => component.import.split("/").at(-1) ?? "";

/** The number of a folder's stories with a visual baseline. */
function picturesOf(folder: string, scenes: string): number {
  return new Set(scenes.match(new RegExp(`"${folder}/\\w+"`, "g"))).size;
}

const sum = (rows: readonly Row[], count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
const storiesIn = (rows: readonly Row[]) => sum(rows, ({ stories }) => stories);

function auditsOf(rows: readonly Row[], gates: number): string {
  if (rows.length === 0) return "-";
  const excepted = sum(rows, ({ exceptions }) => exceptions.length);
  const unseen = sum(rows, ({ unaudited }) => unaudited.length);
  const letOff = [...(excepted > 0 ? [`${excepted} excepted`] : []), ...(unseen > 0 ? [`${unseen} unseen`] : [])];
  return [`${storiesIn(rows) - unseen} × ${gates}`, ...letOff].join(", ");
}

function keysOf({ keyboard, accessibility }: Fact): string {
  if (keyboard.length === 0) return "-";
  return `${keyboard.length} keys, ${accessibility.keyboard === "tested in both directions" ? "both ways" : "tested"}`;
}

/** The table of sizes has KiB of two digits, which is exact to about ten bytes. */
const bytes = (kib: number) => (Math.round((kib * 1024) / 10) * 10).toLocaleString("en");

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** A Markdown table with a row for each component. Audits: stories × passed gates. */
export function kitTable({ components, report, scenes, builtFrom }: KitFacts): string {
  const rows = components.map((component) => {
    const folder = `${folderOf(component)}/`;
    const own = Object.entries(report.components).flatMap(([key, row]) => (key.startsWith(folder) ? [row] : []));
    const built = builtFrom(component);
    return [
      component.name,
      component.group,
      own.length > 0 ? String(storiesIn(own)) : "-",
      auditsOf(own, report.gates.length),
      keysOf(component),
      String(picturesOf(folderOf(component), scenes) || "-"),
      String(built.renames || "-"),
      String(built.messages || "-"),
      String(built.parts || "-"),
      component.docs ? `${built.sections} of ${SECTIONS.length}` : "-",
      built.compiles ? "compiled" : "-",
      built.libraries.join(", ") || "-",
      component.size ? bytes(component.size.js) : "-",
      component.size ? bytes(component.size.css) : "-",
    ];
  });
  const head = [
    "Component",
    "Group",
    "Stories",
    "Audits",
    "Keyboard",
    "Pictures",
    "Renames",
    "Messages",
    "Parts",
    "Docs",
    "Code",
    "Libraries",
    "JS, B",
    "CSS, B",
  ];
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
