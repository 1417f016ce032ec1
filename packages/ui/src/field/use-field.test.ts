import { expectTypeOf, test } from "vitest";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import type { FieldName } from "./use-field.ts";

// Checked by the compiler: the bodies run empty.
test("a field without a name does not compile", () => {
  expectTypeOf<{ label: undefined }>().not.toExtend<FieldName>();
  expectTypeOf<{ label: null }>().not.toExtend<FieldName>();
  expectTypeOf<{ name: "username"; placeholder: "Username" }>().not.toExtend<TextFieldProps>();
});
test("a visible, hidden or referenced name compiles", () => {
  expectTypeOf<{ label: "Username" }>().toExtend<TextFieldProps>();
  expectTypeOf<{ "aria-label": "Username" }>().toExtend<TextFieldProps>();
  expectTypeOf<{ "aria-labelledby": "heading" }>().toExtend<TextFieldProps>();
});
