import { expect, test } from "vitest";
import { at } from "../../root.ts";
import { readOwnJson } from "../json.ts";
import type { Component } from "./components.ts";
import { documentationOf } from "./docgen.ts";
import { docgenPlugin } from "./docgen-plugin.ts";
import { undescribed } from "./undescribed.ts";

const source = `
import * as css from "./spinner.css.ts";
interface Held<Value> { value?: Value }
export interface ChipProps extends Held<readonly string[]> {
  /** The names. */
  names: readonly string[];
  size?: keyof typeof css.size;
  total: bigint;
  tall?: boolean;
  open?: boolean;
  ref?: Ref<HTMLUListElement>;
}
/** A chip. */
export function Chip(props: ChipProps) {
  const { names, size = "md", total, ...rest } = props;
  return <ul {...rest}>{names}</ul>;
}
`;
const file = at("packages/ui/src/spinner/chip.tsx");
const chip = () => documentationOf(file, source)[0]?.props ?? {};
const typeOf = (name: string) => {
  const type = chip()[name]?.tsType;
  return type && "raw" in type ? type.raw : type?.name;
};

test("every prop of the kit has a description and a readable type", () => {
  const { components } = readOwnJson<{ readonly components: readonly Component[] }>(at("packages/ui/components.json"));
  expect(undescribed(components.flatMap((one) => [one, ...(one.others ?? [])]))).toEqual([]);
});

test("types are written as a person reads them", () => {
  expect(typeOf("names")).toBe("readonly string[]");
  expect(typeOf("size")).toBe('"text" | "sm" | "md" | "lg"');
  expect(typeOf("total")).toBe("bigint");
  expect(typeOf("value")).toBe("readonly string[]");
});

const united = `
interface Look { /** The language. */ locale: string; theme?: "light" | "dark"; hidden: boolean }
type Removal =
  | { /** Takes it away. */ onRemove: () => void; name: string; children: string }
  | { onRemove: (reason: string) => void; name?: undefined };
interface TagProps extends Omit<Partial<Look>, "hidden"> {}
/** A tag. */
export function Tag(props: TagProps & Removal) {
  return <span />;
}
`;

test("props behind Omit, Partial and unions are read; a prop that only some members of a union declare is not listed", () => {
  const props = Object.entries(documentationOf(file, united)[0]?.props ?? {}).map(([name, { tsType, required, description }]) => [
    name,
    tsType && "raw" in tsType ? tsType.raw : tsType?.name,
    required,
    description,
  ]);
  expect(props).toEqual([
    ["locale", "string", false, "The language."],
    ["theme", '"light" | "dark"', false, undefined],
    ["onRemove", "(() => void) | ((reason: string) => void)", true, "Takes it away."],
    ["name", "string", false, undefined],
  ]);
});

test("a default is found where the component takes its props apart, and a switch is off", () => {
  const defaults = Object.entries(chip()).flatMap(([name, { defaultValue }]) =>
    defaultValue ? [[name, defaultValue.value]] : [],
  );
  expect(Object.fromEntries(defaults)).toEqual({ size: '"md"', tall: "false" });
});

test("a prop that means the same everywhere has the shared description", () => {
  expect(chip().ref?.description).toBe("Receives the `<ul>`.");
  expect(chip().names?.description).toBe("The names.");
  expect(chip().total?.description).toBeUndefined();
});

test("a prop without description, or of a type that says nothing, is named", () => {
  const props = [{ name: "rows", type: "unknown", required: true }];
  expect(undescribed([{ name: "Chip", props }])).toEqual([
    "Chip: `rows` has no description (JSDoc above it)",
    "Chip: the type of `rows` is not readable: unknown",
  ]);
});

test("Storybook gets the same descriptions and types", () => {
  const code = docgenPlugin().transform(source, file)?.code;
  expect(code).toContain("Chip.__docgenInfo=");
  expect(code).toContain("Receives the `<ul>`.");
  expect(code).toContain('"raw":"readonly string[]"');
});
