import { describe, expect, it, test } from "vitest";
import { type DateRangeValue, daysOf, noRange, rangeProblem } from "./date-range.ts";
import { weekStartOf } from "./week-start.ts";

const setting = { today: "2026-11-21", locale: "en-IN" };

describe("a week begins", () => {
  it.each([
    ["de-DE", 1],
    ["en-GB", 1],
    ["en-IN", 7],
    ["hi-IN", 7],
    ["hi", 7],
    ["ar-EG", 6],
    ["ar", 6],
    ["fa-IR", 6],
    ["pt-BR", 7],
    ["hi-u-ca-gregory-nu-latn", 7],
  ])("%s on day %i", (locale, day) => expect(weekStartOf(locale)).toBe(day));
});

describe("the days of", () => {
  it.each<[DateRangeValue, object, string, string]>([
    ["last7", {}, "2026-11-15", "2026-11-21"],
    ["thisWeek", {}, "2026-11-15", "2026-11-21"],
    ["thisWeek", { locale: "de-DE" }, "2026-11-16", "2026-11-22"],
    ["thisWeek", { locale: "ar-EG" }, "2026-11-21", "2026-11-27"],
    ["thisMonth", { locale: "fa-u-nu-latn" }, "2026-10-23", "2026-11-21"],
    ["thisMonth", { locale: "fa-u-nu-latn", today: "2026-11-22" }, "2026-11-22", "2026-12-21"],
    ["lastMonth", { locale: "fa" }, "2026-09-23", "2026-10-22"],
    ["lastMonth", { locale: "fa", today: "2026-03-25" }, "2026-02-20", "2026-03-20"],
    ["thisWeek", { locale: "fa" }, "2026-11-21", "2026-11-27"],
    ["thisMonth", { max: "2026-11-21" }, "2026-11-01", "2026-11-21"],
    ["last30", { min: "2026-11-01" }, "2026-11-01", "2026-11-21"],
    ["next7", { max: "2026-11-20" }, "", ""],
    ["today", { today: "soon" }, "", ""],
    [{ from: "2026-11-01", to: "" }, { max: "2026-10-01" }, "2026-11-01", ""],
    [noRange, {}, "", ""],
  ])("%j with %j", (value, changed, from, to) => expect(daysOf(value, { ...setting, ...changed })).toEqual({ from, to }));
});

test.each([
  ["", "2026-11-21", "incomplete"],
  ["2026-11-21", "", "incomplete"],
  ["2026-02-30", "2026-11-21", "incomplete"],
  ["2026-11-22", "2026-11-21", "order"],
  ["2026-10-31", "2026-11-21", "bounds"],
  ["2026-11-21", "2026-12-01", "bounds"],
  ["2026-11-21", "2026-11-21", undefined],
  ["2026-11-01", "2026-11-30", undefined],
])("%s to %s: %s", (from, to, problem) => {
  expect(rangeProblem({ from, to }, { min: "2026-11-01", max: "2026-11-30" })).toBe(problem);
});
