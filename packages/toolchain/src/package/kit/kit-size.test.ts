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

test("the fields and controls are found by group, by anatomy and by the value that they hold", () => {
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["AmountField", "AvatarPicker", "Button", "DynamicForm", "Pagination", "ThemeSwitch"]),
  );
});
