import { expect, test } from "vitest";
import { fillIssue } from "./messages.ts";

const templates = {
  issues: { required: "{field} cannot be empty", too_young: "{min} or older", too_long: "at most {max}" },
  patterns: { 6: "{min} to {max} letters and digits" },
  other: "Check {field}",
};
const bounds = { min: 6, max: 16 };

test.each([
  ["the field's name", { code: "required", params: {} }, "Username cannot be empty"],
  [
    "the pattern's sentence with its bounds",
    { code: "pattern", params: { ...bounds, patternId: 6 } },
    "6 to 16 letters and digits",
  ],
  ["the same when it is too short", { code: "too_short", params: { ...bounds, patternId: 6 } }, "6 to 16 letters and digits"],
  ["the same when it is too long", { code: "too_long", params: { ...bounds, patternId: 6 } }, "6 to 16 letters and digits"],
  ["the code's own where the id has none", { code: "too_long", params: { ...bounds, patternId: 7 } }, "at most 16"],
  ["a number of the rule", { code: "too_young", params: { min: 21 } }, "21 or older"],
  ["something for a code without a sentence", { code: "mismatch", params: {} }, "Check Username"],
] as const)("%s", (_, issue, text) => {
  expect(fillIssue(templates, issue, "Username")).toBe(text);
});

test("treats braces and dollars of a label as text", () => {
  expect(fillIssue(templates, { code: "required", params: {} }, "{max} $& $1")).toBe("{max} $& $1 cannot be empty");
});
