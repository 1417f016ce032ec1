import { expect, test } from "vitest";
import { at } from "../../root.ts";
import { readOwnJson } from "../json.ts";
import type { Component } from "./components.ts";
import type { Described } from "./docgen.ts";

const { components } = readOwnJson<{ readonly components: readonly Component[] }>(at("packages/ui/components.json"));

/** In the groups of fields and controls, but without a height of its own: what it holds has the size. */
const WITHOUT_SIZE = new Map([
  ["ErrorSummary", "a list of links"],
  ["Field", "the control in it"],
  ["FieldGroup", "its fields"],
  ["Form", "its fields"],
  ["Menu", "its trigger"],
  ["MenuSub", "its trigger"],
  ["NavBar", "a bar of the page's frame"],
]);

const takes = ({ props }: Described, name: RegExp) => props.some((prop) => name.test(prop.name));
const isSteps = (type: string) => /^"\w+"(?: \| "\w+")+$/.test(type) && type.split(" | ").includes('"md"');
/** What its `size` takes, where that is no union of steps with the usual one, `md`. */
const otherSizes = ({ name, props }: Described) =>
  props.filter((prop) => prop.name === "size" && !isSteps(prop.type)).map(({ type }) => `${name}: ${type}`);

/** A field has the anatomy of fields; a control of a bar holds a value that a person changes. */
function isFieldOrControl(component: Component): boolean {
  if (takes(component, /^reserveMessageSpace$/)) return true;
  if (component.group === "Navigation") return takes(component, /^on(?:Value|Checked|Pressed)Change$/);
  return component.group === "Fields" || component.group === "Actions";
}

const asked = components.filter(isFieldOrControl);

test("every field and control of the kit takes `size`", () => {
  const without = asked.filter((component) => !takes(component, /^size$/)).map(({ name }) => name);
  expect(without.toSorted()).toEqual([...WITHOUT_SIZE.keys()].toSorted());
});

test("`size` is a choice of steps, and `md` is one of them", () => {
  expect(asked.flatMap(otherSizes)).toEqual([]);
  expect(otherSizes({ name: "Chip", does: "", props: [{ name: "size", type: "number", required: false }] })).toHaveLength(1);
  expect(otherSizes({ name: "Chip", does: "", props: [{ name: "size", type: '"sm" | "lg"', required: false }] })).toHaveLength(1);
});

test("the fields and controls are found by group, by anatomy and by the value that they hold", () => {
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["AmountField", "AvatarPicker", "Button", "DynamicForm", "Pagination", "ThemeSwitch"]),
  );
});
