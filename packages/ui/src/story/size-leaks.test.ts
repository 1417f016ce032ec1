import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import known from "./size-leaks.json" with { type: "json" };

const folder = join(import.meta.dirname, "..");
/** A height, a distance or a size of type that is written in pixels or rem. Lengths in `em` follow the type around them. */
const leak =
  /\b(?:fontSize|(?:min|max)?[bB]lockSize|gap|rowGap|columnGap|padding\w*|margin\w*): *(["'`])(?:(?!\1)[^\n])*?\d(?:px|rem)/g;

function countLeaks(): Record<string, number> {
  const files = globSync("*/*.css.ts", { cwd: folder }).filter((file) => !/^(story|foundations)\//.test(file));
  const counts = files.map((file) => [file, readFileSync(join(folder, file), "utf8").match(leak)?.length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

/** Density reaches only what comes from tokens. The list holds what is drawn to its own measure; it may only become shorter. */
test("heights, distances and sizes of type come from tokens", () => {
  expect(countLeaks()).toEqual(known);
});
