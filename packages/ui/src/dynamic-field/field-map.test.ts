import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldMap } from "@baize/domain/field/spec";
import { REGISTER_FIELDS } from "@baize/domain/identity/register/field-name";
import { expect, test } from "vitest";
import { mappedFields } from "./field-map.ts";

const map: FieldMap = {
  cell: { kind: "phone", dialName: "cellPrefix" },
  secret: { kind: "password" },
  again: { kind: "password", repeats: "secret" },
};
const on = { enabled: true };

test("orders enabled fields as the map does, unknown ones last by name", () => {
  const rules = { zebra: on, again: on, apple: on, secret: { enabled: false }, cell: on };
  expect(mappedFields(map, rules).map(({ name }) => name)).toEqual(["cell", "again", "apple", "zebra"]);
});
test("gives no row to an unknown field, nor to one named as a member of every object", () => {
  expect(mappedFields(map, { cell: on, constructor: on }).map(({ spec }) => spec)).toEqual([map.cell, undefined]);
});

/** Fixtures, stories, their examples and advice may use the names of an application; components may not. */
const own = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories|example|fixture|advice)\.|samples/.test(file);

test.each(["dynamic-field", "dynamic-form"])("%s has no field name of the registration entity", (folder) => {
  const directory = join(import.meta.dirname, "..", folder);
  // Names that are also the plain word for a kind or a part of the kit.
  const names = REGISTER_FIELDS.filter((name) => !["password", "email", "captcha", "line"].includes(name));
  const found = readdirSync(directory)
    .filter(own)
    .flatMap((file) => {
      const source = readFileSync(join(directory, file), "utf8");
      return names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)).map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});
