import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { storiesIn } from "./stories-in.ts";

const kit = join(import.meta.dirname, "..");

/** Stories whose name says that something has happened, or is happening. */
const namesEvent = /(?:ed|ing|Changes?)$|^Refuses/;

/** The stories of a page by their names in its file: those that the docs draw. */
function drawnOn(page: string): { readonly file: string; readonly name: string }[] {
  const text = readFileSync(join(kit, page), "utf8");
  const files = new Map(
    [...text.matchAll(/import \* as (\w+) from "\.\/([\w-]+\.stories\.tsx)"/g)].map(([, as, file]) => [as, file]),
  );
  return [...text.matchAll(/ of=\{(\w+)\.(\w+)\}/g)].flatMap(([, as, name = ""]) => {
    const file = files.get(as);
    return file ? [{ file: join(dirname(page), file), name }] : [];
  });
}

const drawn = globSync("*/*.mdx", { cwd: kit })
  .flatMap(drawnOn)
  .filter(({ name }) => namesEvent.test(name));

it("finds the stories that name an event", () => {
  expect(drawn.length).toBeGreaterThan(60);
});

it("every story of a page shows the event that it names before its play function does anything", () => {
  const late = drawn.filter(({ file, name }) => {
    const found = storiesIn(readFileSync(join(kit, file), "utf8")).find((story) => story.name === name);
    return found && !found.isShown;
  });
  expect(late.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
