import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import known from "./size-leaks.json" with { type: "json" };

const folder = join(import.meta.dirname, "..");
const property = String.raw`\b(?:fontSize|(?:min|max)?[bB]lockSize|gap|rowGap|columnGap|padding\w*|margin\w*)`;
/** A variable that a rule sets for such a property: `vars: { [side]: "40px" }`. */
const variable = String.raw`\[\w+\]`;
/** Written out, or made of a number of the file: `${cell}px`. */
const text = String.raw`(["'\`])(?:(?!\1)[^\n])*?[\d}](?:px|rem)`;
/** A height, a distance or a size of type that is written in pixels or rem. Lengths in `em` follow the type around them. */
const leak = new RegExp(`(?:${property}|${variable}): *(?:${text}|-?[1-9])`, "g");
const leaksIn = (source: string) => source.match(leak)?.length ?? 0;

function countLeaks(): Record<string, number> {
  const files = globSync("*/*.css.ts", { cwd: folder }).filter((file) => !/^(story|foundations)\//.test(file));
  const counts = files.map((file) => [file, leaksIn(readFileSync(join(folder, file), "utf8"))] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

/** Density reaches only what comes from tokens. The list holds what is drawn to its own measure; it may only become shorter. */
test("heights, distances and sizes of type come from tokens", () => {
  expect(countLeaks()).toEqual(known);
});

test.each([
  ["written out", 'blockSize: "40px"', 1],
  ["within a sum", "minBlockSize: `calc(${vars.space[2]} + 3px)`", 1],
  ["made of a number of the file", "gap: `${gap}px`", 1],
  ["a number, which is pixels", "padding: 12", 1],
  ["a variable that a rule sets", "md: { vars: { [side]: `${cell}px` } }", 1],
  ["a token", "blockSize: vars.size.control.md, gap: `calc(${space[1]} * 2)`", 0],
  ["nothing, or a part of the type", 'margin: 0, padding: "0.4em", marginInline: "auto"', 0],
])("counts a length: %s", (_title, source, count) => {
  expect(leaksIn(source)).toBe(count);
});
