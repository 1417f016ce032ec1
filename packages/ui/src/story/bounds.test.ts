import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const storied = [...new Set(globSync("*/*.stories.tsx", { cwd: folder }).map((file) => file.split("/")[0] ?? ""))].toSorted();

/** Parts that take nothing that could be hard, or only frame what others draw. */
const without: Readonly<Record<string, string>> = {
  "aspect-ratio": "frames what it is given; its own story has impossible shapes",
  "brand-switch": "a Menu of names that a build knows",
  cloth: "a ground",
  cover: "drawings; the cover that takes words is game-cover",
  divider: "a line",
  "favourite-button": "its words are never drawn",
  form: "lays fields out",
  foundations: "no part",
  grid: "lays out",
  icon: "a drawing of a closed set",
  "icon-button": "its words are never drawn",
  group: "lays out",
  kbd: "keys of a closed set",
  modals: "opens what it is given",
  page: "lays out",
  provider: "frames what it is given",
  "page-shell": "frames what it is given; each part has its own",
  "scroll-area": "frames what it is given",
  skeleton: "has no words",
  "skip-link": "one sentence of the page's own",
  spinner: "its words are never drawn",
  stack: "lays out",
  surface: "a ground",
  "theme-switch": "its words are never drawn",
};

const bounded = (name: string) =>
  globSync(`${name}/*.stories.tsx`, { cwd: folder }).some((file) =>
    readFileSync(join(folder, file), "utf8").includes("export const Bounds: Story"),
  );

test("every component with data has a story of its bounds", () => {
  expect(storied.filter((name) => !bounded(name) && !(name in without))).toEqual([]);
});

test("a component without bounds has no such story", () => {
  expect(Object.keys(without).filter((name) => !storied.includes(name) || bounded(name))).toEqual([]);
});
