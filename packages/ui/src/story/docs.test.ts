import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readKit } from "./kit-facts.ts";
import { SECTIONS } from "./page-sections.ts";

const kit = join(import.meta.dirname, "..");

/** Folders that are not components, with the reason. Every other folder must have stories and a page. */
const noComponent: Readonly<Record<string, string>> = {
  "date-range": "rules of DateRangePicker, documented there",
  fonts: "faces, not a part",
  foundations: "stories of docs/*.mdx",
  hooks: "behaviour without a look",
  messages: "texts of the components, documented under BaizeProvider",
  overlay: "what the overlays share, documented under Patterns/Overlays",
  story: "what stories and pages share",
  theme: "the look itself",
};
/** What the blocks of the page read from the source, each with its place: after that section, or before the first. */
const blocks = { Usage: "", Parts: "Anatomy", Tokens: "Tokens", Related: "Related", Status: "Status" } as const;

const folders = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !(entry.name in noComponent))
  .map(({ name }) => name);

const exists = (folder: string, file: string) => existsSync(join(kit, folder, file));
const purposeOf = (page: string) => /^# .+\n+([\s\S]*?)\n\n/m.exec(page)?.[1] ?? "";
const saysWhatItIsNot = (purpose: string) =>
  /\b(not|never|no|rather|instead)\b/i.test(purpose) || /\b(is|are|take|belongs? in) (an? )?[A-Z]\w+/.test(purpose);

/** Sections of the order that come before one that they should follow. */
function misplaced(page: string): string[] {
  const found = [...page.matchAll(/^## (.+)$/gm)].flatMap(([, name = ""]) => SECTIONS.filter((one) => one === name));
  const wanted = SECTIONS.filter((name) => found.includes(name));
  return found.join() === wanted.join() ? [] : [`sections in the order ${wanted.join(", ")}`];
}

/** The text of a section; that of the page's beginning for "". */
const sectionOf = (page: string, name: string) =>
  page.split(/^(?=## )/m).find((text) => (name === "" ? !text.startsWith("## ") : text.startsWith(`## ${name}\n`))) ?? "";

/** The folders that a page names as similar. */
const seenIn = (related: string) =>
  [...(/ see=\{\[([^\]]*)\]\}/.exec(related)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);

/** What a component's page lacks, in words. */
function lacks(page: string, hasKeyboard: boolean): string[] {
  return [
    ...misplaced(page),
    ...Object.entries(blocks)
      .filter(([block, section]) => !sectionOf(page, section).includes(`<${block} of=`))
      .map(([block, section]) => `<${block} of=… /> ${section ? `in ${section}` : "before the first section"}`),
    ...SECTIONS.filter((name) => !new RegExp(`^## ${name}$`, "m").test(page)).map((name) => `## ${name}`),
    ...(saysWhatItIsNot(purposeOf(page)) ? [] : ["a first paragraph that says what it is for and what it is not for"]),
    ...(/<(Playground|Canvas) of=/.test(page) ? [] : ["a playground: <Playground of={…} />"]),
    ...(sectionOf(page, "Props").includes("<Props of=") ? [] : ["props from types: <Props of=… />"]),
    ...(page.includes("<EveryState of={stories} />") ? [] : ["<EveryState of={stories} />"]),
    ...(!hasKeyboard || /^## Keyboard$[\s\S]*<KeyboardTable rows=/m.test(page)
      ? []
      : ["## Keyboard with <KeyboardTable rows={keyboard} />"]),
  ];
}

describe.each(folders)("%s", (folder) => {
  test("has stories", () => {
    expect(exists(folder, `${folder}.stories.tsx`)).toBe(true);
  });

  test("has a page with every section", () => {
    expect(exists(folder, `${folder}.mdx`), `${folder}.mdx`).toBe(true);
    const page = readFileSync(join(kit, folder, `${folder}.mdx`), "utf8");
    expect(lacks(page, exists(folder, `${folder}.keyboard.ts`))).toEqual([]);
  });
});

const facts = readKit(kit);

test.each(folders)("%s has a picture of its parts, and links to what is related", (folder) => {
  const page = readFileSync(join(kit, folder, `${folder}.mdx`), "utf8");
  const related = sectionOf(page, "Related");
  const { parts = [], madeOf = [], usedBy = [] } = facts[folder] ?? {};
  const like = / like="([^"]+)"/.exec(sectionOf(page, "Anatomy"))?.[1];
  expect([...parts, ...(like ? (facts[like]?.parts ?? []) : [])]).not.toEqual([]);
  expect([...madeOf, ...usedBy, ...seenIn(related)].filter((one) => !facts[one]?.address)).toEqual([]);
  // What is written beside the block is no link.
  expect(related.replace(/^## Related\s+<Related of="[^"]+"[^>]*\/>\s*$/, "")).toBe("");
});

test.each(globSync("*/*.advice.{ts,tsx}", { cwd: kit }))("%s is drawn on the page of its component", (file) => {
  const page = readFileSync(join(kit, dirname(file), `${dirname(file)}.mdx`), "utf8");
  expect(page).toContain(`import { advice } from "./${basename(file)}";`);
  expect(sectionOf(page, "Do and do not")).toMatch(/<AdvicePictures of=\{advice\}( like=\{[\w.]+\})? \/>/);
});

test("a folder listed as no component exists and has no page", () => {
  for (const folder of Object.keys(noComponent)) {
    expect(existsSync(join(kit, folder)), folder).toBe(true);
    expect(exists(folder, `${folder}.mdx`), folder).toBe(false);
  }
});

test("no page outside of Storybook links into it", () => {
  const root = join(kit, "../../..");
  const pages = globSync(["*.md", "docs/**/*.md", "packages/*/*.md", "tokens/*.md"], { cwd: root });
  expect(pages).toContain("docs/add-a-brand.md");
  expect(pages.filter((page) => readFileSync(join(root, page), "utf8").includes("](?path="))).toEqual([]);
});

test("a page without sections fails", () => {
  expect(lacks("# Chip\n\nA chip.\n\n", true)).toHaveLength(SECTIONS.length + Object.keys(blocks).length + 5);
});

test("a page whose sections are in another order fails", () => {
  const page = "## Anatomy\n## States\n## Advice\n## Props\n";
  expect(misplaced(page)).toEqual(["sections in the order States, Anatomy, Props"]);
  expect(misplaced("## States\n## Advice\n## Anatomy\n")).toEqual([]);
});
