import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withWords } from "./with-words.ts";
import { words } from "./words.ts";

const folder = join(import.meta.dirname, "..");
const titles = new Set(
  globSync("*/*.stories.tsx", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/title: "([A-Z]\w+\/[^"]+)"/g)].map((match) => match[1]),
  ),
);
const found = (word: string) => Object.keys(words).filter((title) => words[title]?.includes(word));

describe("search terms", () => {
  it("lead to existing components", () => {
    expect(Object.keys(words).filter((title) => !titles.has(title))).toEqual([]);
  });
  it.each([
    ["dropdown", ["Actions/Menu", "Fields/NativeSelect", "Fields/Select"]],
    ["popup", ["Overlays/Modal", "Overlays/Popover"]],
    ["collapse", ["Data/Accordion"]],
    ["typography", ["Foundations/Type"]],
    ["data grid", ["Data/DataTable"]],
    ["typeahead", ["Fields/Combobox"]],
    ["multiselect", ["Fields/MultipleCombobox", "Fields/MultipleSelect"]],
    ["OTP", ["Fields/SmsCodeField"]],
  ])("%s finds %j", (word, parts) => {
    expect(found(word)).toEqual(parts);
  });
  it("are in Storybook's search index, on the page of the component", () => {
    const docs = { id: "overlays-modal--docs", title: "Overlays/Modal", name: "Docs", type: "docs" };
    const story = { ...docs, id: "overlays-modal--open", name: "Open", type: "story" };
    const { entries } = withWords({ v: 5, entries: { [docs.id]: docs, [story.id]: story } });
    expect(entries[docs.id]).toMatchObject({ anchors: expect.arrayContaining([{ id: "popup", title: "popup" }]) });
    expect(entries[story.id]).toBe(story);
    // Fails when a newer Storybook searches another field.
    const require = createRequire(import.meta.url);
    const manager = readFileSync(join(require.resolve("storybook/package.json"), "../dist/manager/runtime.js"), "utf8");
    expect(manager).toContain('"anchors.title"');
  });
});
