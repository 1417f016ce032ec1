import { describe, expect, it } from "vitest";
import { ageOn, latestBirthday } from "./age.ts";
import { dateAt, formatDate, parseDate } from "./date.ts";

const on = (text: string) => parseDate(text) ?? { year: 0, month: 0, day: 0 };

describe("age", () => {
  it.each([
    ["2005-11-21", "2026-11-21", 21],
    ["2005-11-22", "2026-11-21", 20],
    ["2004-02-29", "2025-02-28", 20],
    ["2004-02-29", "2025-03-01", 21],
    ["2004-02-29", "2028-02-29", 24],
    ["2026-11-22", "2026-11-21", -1],
  ])("of one born %s is on %s %i", (born, day, age) => expect(ageOn(on(born), on(day))).toBe(age));

  it("has a last possible day of birth, on every day of a leap year and the next", () => {
    for (let instant = Date.UTC(2028, 0, 1); instant < Date.UTC(2030, 0, 1); instant += 86_400_000) {
      const today = dateAt(instant, "UTC");
      const last = latestBirthday(21, today);
      const next = dateAt(Date.UTC(last.year, last.month - 1, last.day) + 86_400_000, "UTC");
      expect([formatDate(today), ageOn(last, today), ageOn(next, today)]).toEqual([formatDate(today), 21, 20]);
    }
  });
});

describe("a day", () => {
  it("depends on the zone", () => {
    const instant = Date.UTC(2026, 10, 20, 20, 0);
    expect(formatDate(dateAt(instant, "Asia/Kolkata"))).toBe("2026-11-21");
    expect(formatDate(dateAt(instant, "America/Sao_Paulo"))).toBe("2026-11-20");
  });

  it.each(["2026-02-29", "1900-02-29", "2026-04-31", "2026-00-10", "2026-1-1", "21-11-2026", "2026/11/21", "today", ""])(
    "is not %j",
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );
});
