import { describe, expect, it } from "vitest";
import type { ImportGraph } from "../cycles/import-graph.ts";
import { chooseTests } from "./choose-tests.ts";
import { distancesFrom } from "./distances.ts";

const importing = (...files: string[]) => new Map(files.map((file) => [file, "static" as const]));
const graph: ImportGraph = new Map([
  ["a.ts", importing()],
  ["b.ts", importing("a.ts")],
  ["a.test.ts", importing("a.ts")],
  ["b.test.ts", importing("b.ts")],
  ["c.stories.tsx", importing("b.ts")],
  ["d.test.ts", importing()],
]);

describe("the tests of a change", () => {
  it("import it, directly or through other files, the nearest first", () => {
    const { chosen } = chooseTests(distancesFrom(["a.ts"], graph), {}, 100);
    expect(chosen).toEqual([
      { file: "a.test.ts", project: "unit" },
      { file: "b.test.ts", project: "unit" },
      { file: "c.stories.tsx", project: "stories" },
    ]);
  });

  it("are left out, by name, where they do not fit in the time", () => {
    const durations = { "a.test.ts": 9, "b.test.ts": 30, "c.stories.tsx": 1 };
    const { chosen, left } = chooseTests(distancesFrom(["a.ts"], graph), durations, 10);
    expect(chosen.map(({ file }) => file)).toEqual(["a.test.ts", "c.stories.tsx"]);
    expect(left).toEqual(["b.test.ts"]);
  });
});
