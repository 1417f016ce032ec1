import { CalendarDate, PersianCalendar } from "@internationalized/date";
import { expect, test } from "vitest";
import { dateOf, isoOf } from "./iso-date.ts";

test.each(["2006-03-14", "2000-02-29", "0001-01-01", "9999-12-31"])("%s there and back", (iso) => {
  expect(isoOf(dateOf(iso))).toBe(iso);
});
test.each([undefined, "", "2006-3-14", "14-03-2006", "2006-13-01", "2006-02-30", "2006-03-14T00:00", "\u202e2006-03-14"])(
  "%s is no date",
  (text) => {
    expect(dateOf(text)).toBeNull();
  },
);
test("no date is the empty string", () => expect(isoOf(null)).toBe(""));
test("a date of the Persian calendar is sent as the Gregorian day", () => {
  expect(isoOf(new CalendarDate(new PersianCalendar(), 1384, 12, 23))).toBe("2006-03-14");
});
