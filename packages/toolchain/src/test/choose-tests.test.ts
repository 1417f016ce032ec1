import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ImportGraph } from "../cycles/import-graph.ts";
import { root } from "../root.ts";
import { chooseTests } from "./choose-tests.ts";
import { distancesFrom } from "./distances.ts";
import { allJobs } from "./steps.ts";
import { projectOf, projectsOf, TEST_FILES } from "./test-files.ts";

const importing = (...files: string[]) => new Map(files.map((file) => [file, "static" as const]));
const graph: ImportGraph = new Map([
  ["packages/ui/src/a.ts", importing()],
  ["packages/ui/src/b.ts", importing("packages/ui/src/a.ts")],
  ["packages/ui/src/a.test.ts", importing("packages/ui/src/a.ts")],
  ["packages/ui/src/b.test.ts", importing("packages/ui/src/b.ts")],
  ["packages/ui/src/c.stories.tsx", importing("packages/ui/src/b.ts")],
  ["packages/ui/src/d.test.ts", importing()],
]);

describe("the tests of a change", () => {
  it("import it, directly or through other files, the nearest first", () => {
    const { chosen } = chooseTests(distancesFrom(["packages/ui/src/a.ts"], graph), {}, 100);
    expect(chosen).toEqual([
      { file: "packages/ui/src/a.test.ts", project: "unit" },
      { file: "packages/ui/src/b.test.ts", project: "unit" },
      { file: "packages/ui/src/c.stories.tsx", project: "stories" },
    ]);
  });

  it("are left out, by name, where they do not fit in the time", () => {
    const durations = { "packages/ui/src/a.test.ts": 9, "packages/ui/src/b.test.ts": 30, "packages/ui/src/c.stories.tsx": 1 };
    const { chosen, left } = chooseTests(distancesFrom(["packages/ui/src/a.ts"], graph), durations, 10);
    expect(chosen.map(({ file }) => file)).toEqual(["packages/ui/src/a.test.ts", "packages/ui/src/c.stories.tsx"]);
    expect(left).toEqual(["packages/ui/src/b.test.ts"]);
  });
});

describe("the project of a test", () => {
  it.each([
    ["apps/server/test/kill.test.ts", "processes"],
    ["apps/server/src/cli/check-start.test.ts", "server"],
    ["apps/provider/test/page-mines.test.ts", "processes"],
    [".storybook/built/docs-pages.built.test.ts", "storybook"],
    [".storybook/visual/visual.browser.test.tsx", "visual"],
    [".storybook/gates/gates.browser.test.ts", "components"],
    ["apps/site/e2e/lottery.test.ts", "browser"],
    ["apps/site/e2e/sweep-wide.test.ts", "pages"],
    ["tokens/a.ts", undefined],
  ])("of %s is %s", (file, project) => {
    expect(projectOf(file)?.project).toBe(project);
  });

  it("is one for each file", () => {
    const files = globSync("{.storybook,tokens,packages,apps}/**/*.{test,stories}.{ts,tsx}", {
      cwd: root,
      exclude: ["**/node_modules/**"],
    });
    expect(files).not.toEqual([]);
    expect(files.filter((file) => projectsOf(file).length !== 1)).toEqual([]);
  });

  it("is run by one step of `npm test`, that of the server by one on each database", () => {
    const steps = allJobs({ databaseUrl: "postgresql://", chromium: "" }).flatMap((job) => job.steps);
    // vitest ignores an excluding option where the project has a list of its own.
    const run = steps.flatMap(({ command }) => command.filter((_, index) => command[index - 1] === "--project"));
    const onPostgres = ["server", "processes"];
    expect(run.toSorted()).toEqual([...Object.keys(TEST_FILES), "stories-rtl", ...onPostgres].toSorted());
    expect(steps.filter(({ command }) => command.includes("--exclude"))).toEqual([]);
  });
});
