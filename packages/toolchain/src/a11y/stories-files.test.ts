import { expect, test } from "vitest";
import { chosenPaths, rowKey, storiesFiles } from "./stories-files.ts";

const screens = "apps/site/stories/screens";
const files = [
  { path: `${screens}/agent.stories.tsx`, title: "Screens/Agent" },
  { path: `${screens}/agent-income.stories.tsx`, title: "Screens/Agent income" },
  { path: "packages/ui/src/tabs/tabs.stories.tsx", title: "Navigation/Tabs" },
];
const [agent, income, tabs] = files.map(({ path }) => path);

test.each([
  ["its path", [`${screens}/agent.stories.tsx`], [agent]],
  ["its path from here", ["./packages/ui/src/tabs/tabs.stories.tsx"], [tabs]],
  ["the key of its row", ["screens/agent"], [agent]],
  ["its title", ["Screens/Agent"], [agent]],
  ["its folder", [`${screens}/`], [agent, income]],
  ["its file twice", ["screens/agent", "Screens/Agent"], [agent]],
  ["nothing", [], []],
])("a stories file is chosen by %s", (_, names, paths) => {
  expect(chosenPaths(names, files)).toEqual(paths);
});
test("refuses a name that chooses no stories", () => {
  expect(() => chosenPaths(["screens/agents"], files)).toThrow("screens/agents is no stories file");
});
test("each stories file has a key of its own", () => {
  const keys = storiesFiles().map(rowKey);
  expect(keys.length).toBeGreaterThan(100);
  expect(new Set(keys).size).toBe(keys.length);
});
test("a new brand needs no row", () => {
  expect(storiesFiles().filter((file) => file.endsWith(".brand.stories.tsx"))).toEqual([]);
});
