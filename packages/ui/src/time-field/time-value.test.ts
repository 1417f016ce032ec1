import { expect, test } from "vitest";
import { timeIssue } from "./time-issue.ts";
import { textOf, timeOf } from "./time-value.ts";

test("reads hours, minutes and seconds, and writes what was asked for", () => {
  expect(textOf(timeOf("07:05"))).toBe("07:05");
  expect(textOf(timeOf("23:59:58"), true)).toBe("23:59:58");
  expect(textOf(timeOf("23:59:58"))).toBe("23:59");
  expect(textOf(null, true)).toBe("");
});
test.each([undefined, "", "7:05", "24:00", "12:60", "12:00 PM", "99:99:99", "\u202e12:00", "१२:००"])("%s is no time", (text) => {
  expect(timeOf(text)).toBeNull();
});
test("says why a time is refused", () => {
  const bounds = { min: "09:00", max: "17:30" };
  expect(timeIssue("", bounds)).toBeUndefined();
  expect(timeIssue("09:00", bounds)).toBeUndefined();
  expect(timeIssue("17:30", bounds)).toBeUndefined();
  expect(timeIssue("08:59", bounds)).toBe("early");
  expect(timeIssue("17:30:01", bounds)).toBe("late");
  expect(timeIssue("25:00", bounds)).toBe("not_a_time");
  expect(timeIssue("00:00", { min: "soon" })).toBeUndefined();
});
