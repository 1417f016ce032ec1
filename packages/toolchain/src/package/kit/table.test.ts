import { expect, test } from "vitest";
import { kitTable } from "./table.ts";

const row = {
  date: "2026-11-21",
  first: "actions-menu--rest",
  stories: 3,
  keyboard: 1,
  tabStops: 4,
  exceptions: [],
  unaudited: [],
};
const menu = {
  name: "Menu",
  import: "@baize/ui/menu",
  group: "Actions",
  keyboard: [{ keys: "Enter", does: "Opens." }],
  accessibility: { keyboard: "tested in both directions" as const },
  docs: { file: "menu.mdx", address: "?path=/docs/actions-menu--docs" },
  size: { js: 10.02, css: 1 },
};
const report = { version: "1.0.0", gates: ["rules", "contrast"] as const, components: { "menu/menu": row } };
const built = { renames: 2, messages: 0, parts: 7, sections: 9, compiles: true, libraries: ["radix-ui"] };
const none = { renames: 0, messages: 0, parts: 0, sections: 0, compiles: false, libraries: [] };
const linesOf = (facts: Partial<Parameters<typeof kitTable>[0]>) =>
  kitTable({
    components: [menu],
    report,
    builtFrom: () => built,
    scenes: '["menu/Open", "menu/Open", "menu-bar/Rest"]',
    ...facts,
  }).split("\n");

test("a component is a row of counts and checks", () => {
  expect(linesOf({}).at(-1)).toBe(
    "| Menu | Actions | 3 | 3 × 2 | 1 keys, both ways | 1 | 2 | - | 7 | 9 of 9 | compiled | radix-ui | 10,260 | 1,020 |",
  );
});

test("counts the stories of all files of its folder, and of no other folder", () => {
  const components = { "menu/menu": row, "menu/menu-sub": row, "menu-bar/menu-bar": row };
  expect(linesOf({ report: { ...report, components } }).at(-1)).toContain("| 6 | 6 × 2 |");
});

test("shows exceptions and unaudited stories, and a dash for missing parts", () => {
  const exceptions = [{ story: "Wide", gate: "320 px", reason: "wide on purpose" }];
  const components = { "menu/menu": { ...row, exceptions, unaudited: ["Video"] } };
  expect(linesOf({ report: { ...report, components } }).at(-1)).toContain("| 2 × 2, 1 excepted, 1 unseen |");
  const { docs: _docs, size: _size, ...bare } = menu;
  expect(
    linesOf({
      components: [{ ...bare, keyboard: [] }],
      report: { ...report, components: {} },
      scenes: "",
      builtFrom: () => none,
    }).at(-1),
  ).toBe("| Menu | Actions | - | - | - | - | - | - | - | - | - | - | - | - |");
});
