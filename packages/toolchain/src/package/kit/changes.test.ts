import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, onTestFinished } from "vitest";
import { changeNotes, notesNaming } from "./changes.ts";

function notes() {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, "names.md"),
    '---\n"@baize/ui": minor\n---\n\nTabs takes `size`. Breaking: TextArea `limit` →\n`maxLength`; Text `lines` → `lineClamp`.\n',
  );
  writeFileSync(join(folder, "tokens.md"), '---\n"@baize/tokens": minor\n---\n\nTabs has a token.\n');
  const changelog = join(folder, "CHANGELOG.md");
  writeFileSync(
    changelog,
    "# @baize/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Tabs scrolls.\n\n  The kit is a package.\n",
  );
  return changeNotes("@baize/ui", folder, changelog);
}

test("reads waiting changesets of the package and the released changelog", () => {
  expect(notes()).toEqual([
    { version: "next", text: "Tabs takes `size`" },
    { version: "next", text: "Breaking: TextArea `limit` → `maxLength`" },
    { version: "next", text: "Breaking: Text `lines` → `lineClamp`" },
    { version: "0.2.0", text: "Tabs scrolls" },
    { version: "0.2.0", text: "The kit is a package" },
  ]);
});

const textsOf = (...names: string[]) => notesNaming(notes(), names).map(({ text }) => text);

test("a component has the changes that name it whole", () => {
  expect(textsOf("Tabs")).toEqual(["Tabs takes `size`", "Tabs scrolls"]);
  expect(textsOf("Text")).toEqual(["Breaking: Text `lines` → `lineClamp`"]);
  expect(textsOf("Tab")).toEqual([]);
});
