import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const kit = join(import.meta.dirname, "..");
/** The groups of parts that are too large for the matrix of states. */
const groups = /title: "(?:Overlays|Patterns|Feedback)\//;
/** What a pointer or the keyboard acts on. */
const control = /<(?:button|a|input)\b|\/(?:button|entry|skip-link|number-field)\.tsx"/;

/** Parts without a story of their own, with the reason. */
const without: Readonly<Record<string, string>> = {
  "region-blocked-screen": "its one button is that of MaintenanceScreen",
};

const read = (folder: string, file: string) => readFileSync(join(kit, folder, file), "utf8");
const hasControl = (folder: string) =>
  globSync("*.tsx", { cwd: join(kit, folder) })
    .filter((file) => !/\.(?:stories|test|advice|example)\./.test(file))
    .some((file) => control.test(read(folder, file)));

const parts = readdirSync(kit).filter((folder) => {
  const file = `${folder}.stories.tsx`;
  return existsSync(join(kit, folder, file)) && groups.test(read(folder, file)) && hasControl(folder);
});

it("finds the large parts that have controls", () => {
  expect(parts).toEqual(expect.arrayContaining(["alert", "centre-shell", "modal", "page-shell"]));
});

it("shows each of them hovered, focused and pressed", () => {
  const missing = parts.filter((folder) => !read(folder, `${folder}.mdx`).includes("<Canvas of={stories.HoverAndFocus} />"));
  expect(missing).toEqual(Object.keys(without));
});
