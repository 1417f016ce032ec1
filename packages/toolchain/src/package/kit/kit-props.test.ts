import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { at } from "../../root.ts";
import { readProps } from "./kit-props-plugin.ts";
import { namedTypes } from "./named-types.ts";

const pages = Object.entries(readProps());
const propsOf = ([, { components }]: (typeof pages)[number]) =>
  components.flatMap(({ name, props }) => props.map((prop) => ({ at: `${name}.${prop.name}`, ...prop })));

/** What a page of its own explains: the texts of each component. */
const EXPLAINED_ELSEWHERE = new Set(["messages"]);
const exported = new Set(
  globSync("packages/ui/src/*/*.ts*", { cwd: at("") })
    .map((file) => basename(dirname(file)))
    .filter((folder, index, all) => all.indexOf(folder) === index && !EXPLAINED_ELSEWHERE.has(folder))
    .flatMap((folder) => namedTypes(at(`packages/ui/src/${folder}`), () => false).map(({ name }) => name)),
);

test("tells the type of each prop, never where to look it up", () => {
  const lookUps = pages
    .flatMap(propsOf)
    .filter(({ type }) => type === "" || /\w\["|\bunknown\b|\bany\b|RecipeVariants/.test(type));
  expect(lookUps.map(({ at: place, type }) => `${place}: ${type}`)).toEqual([]);
});

const isLookUp = (type: string) => /\w\["|\bkeyof typeof\b|\b(?:Pick|ReturnType|Parameters)</.test(type);
test("spells out the types that its tables name, too", () => {
  const lookUps = pages.flatMap(([folder, { types }]) =>
    types.flatMap(({ name, kind, text, members }) => [
      ...(kind === "type" && isLookUp(text) ? [`${folder}: ${name}: ${text}`] : []),
      ...members.filter(({ type }) => isLookUp(type)).map((member) => `${folder}: ${name}.${member.name}: ${member.type}`),
    ]),
  );
  expect(lookUps).toEqual([]);
  const [, timeline] = pages.find(([folder]) => folder === "timeline") ?? [];
  expect(timeline?.types.find(({ name }) => name === "StepState")?.text).toBe('"done" | "now" | "ahead"');
});

test("explains each type of the kit on the page whose props name it", () => {
  const missing = pages.flatMap((page) => {
    const explained = new Set(page[1].types.map(({ name }) => name));
    return propsOf(page).flatMap(({ at: place, type }) =>
      [...type.replaceAll(/"[^"]*"/g, "").matchAll(/\b[A-Z]\w+/g)]
        .map(([name]) => name)
        .filter((name) => exported.has(name) && !explained.has(name))
        .map((name) => `${place}: ${name}`),
    );
  });
  expect(missing).toEqual([]);
});

test("says what each type of the kit is, and what each of its fields does", () => {
  const types = pages.flatMap(([folder, page]) => page.types.map((type) => ({ at: `${folder}: ${type.name}`, ...type })));
  const undescribed = types.flatMap(({ at: place, does, members }) => [
    ...(does === "" ? [place] : []),
    ...members.flatMap((member) => (member.does === "" ? [`${place}.${member.name}`] : [])),
  ]);
  expect(types.flatMap(({ members }) => members).length).toBeGreaterThan(300);
  expect(undescribed).toEqual([]);
});

test("lists what a part takes that a harness shows", () => {
  const [, toast] = pages.find(([folder]) => folder === "toast") ?? [];
  const options = toast?.types.find(({ name }) => name === "ToastOptions");
  expect(options?.members.map(({ name }) => name)).toEqual(expect.arrayContaining(["id", "message", "tone"]));
  expect(options?.members.filter(({ does }) => does === "")).toEqual([]);
});
