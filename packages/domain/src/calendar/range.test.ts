import { describe, expect, it } from "vitest";
import { dateAt, formatDate, parseDate } from "./date.ts";
import { addDays, daysBetween, type Weekday, weekdayOf } from "./days.ts";
import { clipRange, type DayRange, isRangePreset, presetRange, type RangePreset } from "./range.ts";

const on = (text: string) => parseDate(text) ?? { year: 0, month: 0, day: 0 };
const written = ({ from, to }: DayRange) => `${formatDate(from)} ${formatDate(to)}`;
/** Days of a range, the first and the last among them. */
const daysIn = ({ from, to }: DayRange) => daysBetween(from, to) + 1;
const MONDAY: Weekday = 1;
const range = (preset: RangePreset, today: string, weekStart: Weekday = MONDAY) =>
  written(presetRange(preset, on(today), weekStart));

describe("days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2000-03-01", -1, "2000-02-29"],
    ["1900-03-01", -1, "1900-02-28"],
    ["2026-01-01", -1, "2025-12-31"],
    ["0050-01-01", -1, "0049-12-31"],
    ["1969-12-31", 1, "1970-01-01"],
  ])("%s %i is %s", (day, days, then) => {
    expect(formatDate(addDays(on(day), days))).toBe(then);
    expect(daysBetween(on(day), on(then))).toBe(days);
  });

  it.each([
    ["2026-11-21", 6],
    ["2026-11-22", 7],
    ["1970-01-01", 4],
    ["1969-12-31", 3],
    ["1900-01-01", 1],
    ["2000-02-29", 2],
  ])("%s is day %i of its week", (day, weekday) => expect(weekdayOf(on(day))).toBe(weekday));
});

describe("a preset", () => {
  it.each([
    ["today", "2026-11-21 2026-11-21"],
    ["yesterday", "2026-11-20 2026-11-20"],
    ["last7", "2026-11-15 2026-11-21"],
    ["last30", "2026-10-23 2026-11-21"],
    ["next7", "2026-11-21 2026-11-27"],
    ["next30", "2026-11-21 2026-12-20"],
    ["thisWeek", "2026-11-16 2026-11-22"],
    ["thisMonth", "2026-11-01 2026-11-30"],
    ["lastMonth", "2026-10-01 2026-10-31"],
  ] as const)("%s is %s on 21 November 2026", (preset, days) => expect(range(preset, "2026-11-21")).toBe(days));

  it.each([
    ["yesterday", "2027-01-01", "2026-12-31 2026-12-31"],
    ["last7", "2027-01-03", "2026-12-28 2027-01-03"],
    ["next30", "2026-12-31", "2026-12-31 2027-01-29"],
    ["lastMonth", "2027-01-31", "2026-12-01 2026-12-31"],
    ["lastMonth", "2026-03-31", "2026-02-01 2026-02-28"],
    ["lastMonth", "2028-03-31", "2028-02-01 2028-02-29"],
    ["thisMonth", "2028-02-29", "2028-02-01 2028-02-29"],
    ["thisMonth", "2100-02-01", "2100-02-01 2100-02-28"],
    ["last30", "2028-03-01", "2028-02-01 2028-03-01"],
    ["last30", "2027-03-01", "2027-01-31 2027-03-01"],
    ["thisWeek", "2027-01-01", "2026-12-28 2027-01-03"],
  ] as const)("%s on %s, at the end of a month or a year", (preset, today, days) => expect(range(preset, today)).toBe(days));

  it.each([
    ["Monday", 1, "2026-11-16 2026-11-22"],
    ["Saturday", 6, "2026-11-21 2026-11-27"],
    ["Sunday", 7, "2026-11-15 2026-11-21"],
  ] as const)("this week from %s", (_name, weekStart, days) => expect(range("thisWeek", "2026-11-21", weekStart)).toBe(days));

  it("this week begins on the week's first day and includes today, on every day of a leap year", () => {
    for (let today = on("2028-01-01"); today.year === 2028; today = addDays(today, 1)) {
      for (const weekStart of [1, 6, 7] as const) {
        const week = presetRange("thisWeek", today, weekStart);
        expect([weekdayOf(week.from), daysIn(week)]).toEqual([weekStart, 7]);
        expect(clipRange({ from: today, to: today }, { min: week.from, max: week.to })).toBeDefined();
      }
    }
  });

  it.each(["today", "last7", "lastMonth", "next30"])("%s is one", (text) => expect(isRangePreset(text)).toBe(true));
  it.each(["last8", "", "toString", "__proto__", "TODAY", undefined, null, 7])("%j is none", (text) =>
    expect(isRangePreset(text)).toBe(false),
  );
});

/** Midnight is skipped or comes twice there, on the named days. */
describe.each([
  ["America/Sao_Paulo", "2018-11-04", "no midnight", 23],
  ["America/Sao_Paulo", "2018-02-17", "the last hour twice", 25],
  ["Europe/Berlin", "2026-03-29", "spring", 23],
  ["Europe/Berlin", "2026-10-25", "autumn", 25],
  ["Asia/Tehran", "2022-03-22", "no midnight", 23],
  ["Asia/Tehran", "2021-09-21", "the last hour twice", 25],
  ["Asia/Kolkata", "2026-11-21", "an ordinary day", 24],
] as const)("in %s on %s (%s)", (timeZone, changed, _what, hours) => {
  const HALF_HOUR = 1_800_000;
  const days = Array.from({ length: 9 }, (_, index) => addDays(on(changed), index - 4));
  const around = Date.UTC(on(changed).year, on(changed).month - 1, on(changed).day);
  const instants = Array.from({ length: 10 * 48 }, (_, index) => around + (index - 5 * 48) * HALF_HOUR);
  const dayAt = (instant: number) => formatDate(dateAt(instant, timeZone));

  it(`the day lasts ${hours} hours, and it does change there`, () => {
    expect(instants.filter((instant) => dayAt(instant) === changed).length / 2).toBe(hours);
  });

  it("follow each other without a gap or a repetition", () => {
    const lived = [...new Set(instants.map(dayAt))];
    const counted = days.map(formatDate);
    expect(lived.filter((day) => counted.includes(day))).toEqual(counted);
  });

  it("the last seven days are seven and end with today, and the next seven begin with it, at every instant", () => {
    for (const instant of instants) {
      const today = dateAt(instant, timeZone);
      const last = presetRange("last7", today, MONDAY);
      const next = presetRange("next7", today, MONDAY);
      expect([formatDate(last.to), daysIn(last)]).toEqual([dayAt(instant), 7]);
      expect([formatDate(next.from), daysIn(next)]).toEqual([dayAt(instant), 7]);
      const yesterday = presetRange("yesterday", today, MONDAY);
      expect(daysBetween(yesterday.to, today)).toBe(1);
    }
  });
});

describe("bounds", () => {
  const days = { from: on("2026-11-15"), to: on("2026-11-21") };
  it.each([
    [{}, "2026-11-15 2026-11-21"],
    [{ min: on("2026-11-15"), max: on("2026-11-21") }, "2026-11-15 2026-11-21"],
    [{ min: on("2026-11-18") }, "2026-11-18 2026-11-21"],
    [{ max: on("2026-11-15") }, "2026-11-15 2026-11-15"],
    [{ min: on("2026-11-16"), max: on("2026-11-17") }, "2026-11-16 2026-11-17"],
  ])("%j", (bounds, left) => {
    const clipped = clipRange(days, bounds);
    expect(clipped && written(clipped)).toBe(left);
  });
  it.each([{ max: on("2026-11-14") }, { min: on("2026-11-22") }, { min: on("2026-11-19"), max: on("2026-11-17") }])(
    "%j lets nothing through",
    (bounds) => {
      expect(clipRange(days, bounds)).toBeUndefined();
    },
  );
  it("refuses a range whose end is before its beginning", () => {
    expect(clipRange({ from: days.to, to: days.from }, {})).toBeUndefined();
    expect(daysIn({ from: days.to, to: days.from })).toBeLessThan(1);
  });
});
